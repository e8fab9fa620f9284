"""What a person asks for. Imperative names; nothing here says who asks."""

from game.commands.door import *  # noqa: F403
from game.commands.door import AtTheDoor
from game.commands.evening import *  # noqa: F403
from game.commands.evening import OfTheEvening
from game.commands.hall import *  # noqa: F403
from game.commands.hall import InTheHall
from game.commands.kinds import *  # noqa: F403
from game.commands.lobby import *  # noqa: F403
from game.commands.lobby import InTheLobby
from game.commands.penalties import *  # noqa: F403
from game.commands.penalties import Penalties
from game.commands.round import *  # noqa: F403
from game.commands.round import InARound
from game.commands.sectors import *  # noqa: F403
from game.commands.sectors import OnSectors
from game.commands.together import *  # noqa: F403
from game.commands.together import Together

Command = AtTheDoor | InTheLobby | InARound | OnSectors | Penalties | InTheHall | Together | OfTheEvening
