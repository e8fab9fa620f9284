"""Uploaded files and media of brought packs in S3, under three prefixes: incoming/, brought/, and the public media/."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError
from packs.media import TYPES, extension
from play.ports import NoFile, TooLarge
from play.rows import TableId

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

SLOT_S = 600
ABSENT = ("NoSuchKey", "404", "AccessDenied", "403")  # whoever may not list a bucket is told 403 of what is not there


class S3Files:
    def __init__(self, client: "S3Client", bucket: str, threads: Executor) -> None:
        self._client, self._bucket, self._threads = client, bucket, threads

    def slot(self, key: str, type: str, most: int) -> Mapping[str, str]:
        conditions: list[Any] = [["content-length-range", 1, most], {"Content-Type": type}]
        made = self._client.generate_presigned_post(
            self._bucket, key, Fields={"Content-Type": type}, Conditions=conditions, ExpiresIn=SLOT_S
        )
        fields: Mapping[str, str] = made["fields"]
        return fields

    def uploaded(self, key: str, most: int) -> bytes:
        return self._read(key, most)

    def keep(self, table: TableId, media: Mapping[str, bytes]) -> None:
        def put(name: str) -> None:
            self._put(f"brought/{table}/{name}", TYPES[extension(media[name])], media[name], "private, no-store")

        self._all(put, media)

    def kept(self, table: TableId, name: str) -> bytes:
        return self._read(f"brought/{table}/{name}")

    def hand_out(self, table: TableId, names: Mapping[str, str]) -> tuple[str, ...]:
        def copy(name: str) -> str:
            try:
                self._client.copy_object(
                    Bucket=self._bucket,
                    Key=f"media/{names[name]}",
                    CopySource={"Bucket": self._bucket, "Key": f"brought/{table}/{name}"},
                    MetadataDirective="REPLACE",
                    ContentType=TYPES[name[name.rindex(".") :]],
                    CacheControl="private, max-age=604800, immutable",
                )
            except ClientError as error:
                _raise_unless_absent(error)
                return name
            return ""

        return tuple(absent for absent in self._all(copy, names) if absent)

    def lend(self, name: str, type: str, content: bytes) -> None:
        self._put(f"media/{name}", type, content, "private, no-store")

    def carry(self, names: Sequence[str], source: str, to: str) -> tuple[str, ...]:
        def copy(name: str) -> str:
            try:
                there = {"Bucket": self._bucket, "Key": f"{source}/{name}"}
                self._client.copy_object(Bucket=self._bucket, Key=f"{to}/{name}", CopySource=there)  # type: ignore[arg-type]
            except ClientError as error:
                _raise_unless_absent(error)
                return name
            return ""

        return tuple(absent for absent in self._all(copy, names) if absent)

    def burn(self, folder: str, names: Sequence[str]) -> None:
        self._all(lambda name: self._client.delete_object(Bucket=self._bucket, Key=f"{folder}/{name}"), names)

    def _put(self, key: str, type: str, content: bytes, cache: str) -> None:
        self._client.put_object(
            Bucket=self._bucket, Key=key, Body=content, ContentType=type, CacheControl=cache
        )  # fmt: skip

    def _read(self, key: str, most: int | None = None) -> bytes:
        try:
            found = self._client.get_object(Bucket=self._bucket, Key=key)
        except ClientError as error:
            _raise_unless_absent(error)
            raise NoFile from None
        if most is not None and found["ContentLength"] > most:
            raise TooLarge
        return found["Body"].read()

    def _all(self, act: Callable[[str], Any], names: Iterable[str]) -> list[Any]:
        """Side by side; an exception of any rises."""
        return list(self._threads.map(act, names))


def _raise_unless_absent(error: ClientError) -> None:
    if error.response["Error"]["Code"] not in ABSENT:
        raise error
