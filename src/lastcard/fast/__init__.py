"""The same rules as compiled batch code, for volume (extra `fast`)."""

from lastcard.fast.batch import Batch, Outcomes

__all__ = ["Batch", "Outcomes"]
