"""How much the network won over the time that it learnt, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from lastcard.locale import Catalogue
from lastcard.train.course import TRIALS, Trial

COLORS = ("#2b6cb0", "#c05621", "#2f855a")


def draw(trials: Sequence[Trial], path: Path, messages: Catalogue) -> None:
    """Write a line for each rival, with its intervals, to this file."""
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for rival, color in zip(TRIALS, COLORS, strict=True):
        own = [trial for trial in trials if trial.rival == rival]
        times, won = [trial.minutes for trial in own], [100 * trial.won for trial in own]
        within = [100 * trial.within for trial in own]
        name = messages.text(f"train-against-{rival}")
        axes.errorbar(times, won, within, color=color, label=name, marker="o", markersize=4, capsize=2)
    axes.axhline(50, color="#888888", linewidth=0.8)
    axes.set_xlabel(messages.text("train-minutes"))
    axes.set_ylabel(messages.text("train-won"))
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=120)
