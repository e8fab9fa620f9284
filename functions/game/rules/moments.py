"""Names of people and of moments that rows of every rulebook speak of: when a thing may be asked, and by whom."""

from game.people import Captain, Guest, Host, Spectator
from game.phases import (
    Answering,
    Between,
    Discussing,
    Finished,
    Hearing,
    Lobby,
    Naming,
    OnBreak,
    Paused,
    Reading,
    Revealed,
)
from game.rulebook import Of

OUTSIDER = Of[Guest | Spectator]()
DECIDES = Of[Captain | Host]()

UNDER_WAY = Of[Reading | Discussing | Paused | Naming | Answering | Hearing]()
ROUND = Of[Reading | Discussing | Paused | Naming | Answering | Hearing | Revealed]()
READ = Of[Discussing | Paused | Naming | Answering | Hearing | Revealed]()
GAME = Of[Between | OnBreak | Reading | Discussing | Paused | Naming | Answering | Hearing | Revealed]()
GAME_OR_END = Of[
    Between | OnBreak | Reading | Discussing | Paused | Naming | Answering | Hearing | Revealed | Finished
]()
EVER = Of[
    Lobby | Between | OnBreak | Reading | Discussing | Paused | Naming | Answering | Hearing | Revealed | Finished
]()
REST = Of[Lobby | Between | OnBreak]()
TALK = Of[Discussing | Naming]()
REQUEST = Of[Discussing | Paused | Naming]()
CLOCK = Of[Discussing | Paused]()
NAMED = Of[Answering | Hearing]()
