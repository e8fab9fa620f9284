"""The real clock and dice fit for secrets."""

import secrets
import time


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def rest(self, ms: int) -> None:
        time.sleep(ms / 1000)


class SystemDice:
    def octets(self, n: int) -> bytes:
        return secrets.token_bytes(n)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)
