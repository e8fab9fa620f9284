"""The wiring of the packs' own function: the house, and the files beside it that no other function can reach."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import boto3
from botocore.config import Config
from play.ports import Workshop

from aws.brought import DynamoBrought
from aws.environment import Environment
from aws.files import S3Files
from aws.wiring import QUICK, wired

THREADS = 8
FILES = Config(
    connect_timeout=2,
    read_timeout=10,
    retries={"mode": "standard", "max_attempts": 3},
    max_pool_connections=THREADS,
    signature_version="s3v4",
)


@dataclass(frozen=True, slots=True)
class Working:
    settings: Environment
    shop: Workshop


@cache
def working() -> Working:
    """Everything the packs' handler needs, made once for a warm function."""
    here = wired()
    make: Any = boto3.client
    files = S3Files(make("s3", config=FILES), here.settings.bucket, ThreadPoolExecutor(THREADS, "files"))
    brought = DynamoBrought(make("dynamodb", config=QUICK), here.settings.table)
    return Working(here.settings, Workshop(here.house, brought, files))
