"""What has happened. Past tense; enough to rebuild table and game without clock or chance."""

from game.events.evening import *  # noqa: F403
from game.events.evening import EveningEvent, LogEvent
from game.events.kinds import *  # noqa: F403
from game.events.minute import *  # noqa: F403
from game.events.minute import MinuteEvent
from game.events.sectors import *  # noqa: F403
from game.events.sectors import SectorEvent
from game.events.squads import *  # noqa: F403
from game.events.start import *  # noqa: F403
from game.events.start import StartEvent
from game.events.table import *  # noqa: F403
from game.events.table import TableEvent
from game.events.verdict import *  # noqa: F403
from game.events.verdict import VerdictEvent

GameEvent = StartEvent | SectorEvent | MinuteEvent | VerdictEvent | EveningEvent
Event = TableEvent | GameEvent | LogEvent
Events = tuple[Event, ...]
