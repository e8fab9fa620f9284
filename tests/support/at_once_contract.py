"""What storage promises when many write at once: of every port, whoever implements it."""

from concurrent.futures import ThreadPoolExecutor

from game.sealed import Sealed
from game.sheets import Sheet
from play.ports import Conflict, Pass
from play.rows import AsStage, Known, TableId

from tests.support.ports_contract import Ports, one_more, opened


class AtOnceContract:
    """Promises under many writers at once. Not for moto, which loses updates."""

    def test_of_many_who_save_at_once_none_is_lost(self, ports: Ports) -> None:
        opened(ports)

        def writer(n: int) -> None:
            stored = ports.tables.load(ports.table).stored
            while True:
                try:
                    one_more(ports, stored, bool(n % 2), Known(f"{n % 6}", f"{n}"))
                    return
                except Conflict as conflict:
                    stored = conflict.stands

        with ThreadPoolExecutor(6) as pool:
            list(pool.map(writer, range(24)))
        stored = ports.tables.load(ports.table).stored
        assert stored.v == 25
        assert sorted(int(each.id) for each in stored.known) == list(range(24))
        assert {int(each.who) for each in stored.known} == set(range(6))

    def test_of_many_who_redeem_one_ticket_one_comes_in(self, ports: Ports) -> None:
        ports.tickets.issue(f"many{ports.table}", Pass(ports.table, AsStage()), ports.now_ms + 1000)
        with ThreadPoolExecutor(6) as pool:
            found = list(pool.map(lambda _: ports.tickets.redeem(f"many{ports.table}", ports.now_ms), range(12)))
        assert sum(each is not None for each in found) == 1

    def test_of_many_deliveries_of_one_sheet_at_once_the_newest_stands(self, ports: Ports) -> None:
        def deliver(n: int) -> None:
            order = n * 7 % 24
            ports.sheets.keep(ports.table, Sheet("h1", 5, Sealed(f"{order}"), order), order, ports.now_ms + 10**9)

        with ThreadPoolExecutor(6) as pool:
            list(pool.map(deliver, range(24)))
        assert ports.sheets.of(ports.table, (5,)) == (Sheet("h1", 5, Sealed("23"), 23),)

    def test_of_many_who_claim_one_code_one_holds_it(self, ports: Ports) -> None:
        now, code = ports.now_ms, f"many{ports.table}"
        with ThreadPoolExecutor(6) as pool:
            held = list(pool.map(lambda n: ports.codes.claim(code, TableId(f"t{n}"), now, now + 99), range(12)))
        assert sum(held) == 1
