"""`python -m infra`: the command line. Ctrl-C while it is still being read ends it without a word."""

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)

from infra.cli import main  # noqa: E402

signal.signal(signal.SIGINT, signal.default_int_handler)
if __name__ == "__main__":
    raise SystemExit(main())
