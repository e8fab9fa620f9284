"""What the house weighs and how fast it is: `make bench` measures it and compares it with limits.yaml."""

import os

# What the template gives to the functions: powertools read it when they are imported. Here they keep quiet.
os.environ.setdefault("POWERTOOLS_SERVICE_NAME", "bench")
os.environ.setdefault("POWERTOOLS_METRICS_NAMESPACE", "bench")
