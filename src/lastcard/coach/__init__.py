"""How well a player stands, what a strong bot would do, why, and what a finished match shows.

Everything here is worked out from the views of one seat: nothing comes from cards that it does not see.
"""

from lastcard.coach.advice import Advice, Weighed, advise
from lastcard.coach.analysis import Analysis, analyse
from lastcard.coach.winning import chances

__all__ = ["Advice", "Analysis", "Weighed", "advise", "analyse", "chances"]
