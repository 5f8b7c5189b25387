"""What was learnt as whole numbers, for everybody who plays."""

from __future__ import annotations

from array import array
from pathlib import Path

import torch
from torch import Tensor, nn

from lastcard.learnt.features import COLOR_FEATURES, FEATURES, HIDDEN, HIDDEN_EACH, HIDDEN_WILDS, REST
from lastcard.learnt.network import THOUGHT, WEIGHT
from lastcard.learnt.weights import BIAS, CRITIC, PLAYER, Numbers, write
from lastcard.learnt.weights import WEIGHT as SHORT
from lastcard.train.networks import input_scale
from lastcard.train.selfplay import Learner

LARGEST = (1 << 15) - 1


def export(learner: Learner, folder: Path) -> None:
    """Write both networks into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, network in ((PLAYER, learner.player), (CRITIC, learner.critic)):
        unfinished = folder / f"{name}.part"
        unfinished.write_bytes(write(whole_numbers(network, critic=name == CRITIC)))
        unfinished.replace(folder / f"{name}.weights")


def whole_numbers(network: nn.Module, critic: bool) -> dict[str, Numbers]:
    """The weights of a network as whole numbers, for inputs that are not scaled."""
    found = {}
    scales = dict(zip(("body.colors.weight", "body.rest.weight"), _scales(critic), strict=True))
    for name, value in network.state_dict().items():
        if "guess" in name:
            continue
        inner = name.endswith("bias") and name != "body.colors.bias"
        exact = value.detach().double().cpu() * scales.get(name, 1.0)
        found[name] = _whole(exact * 2.0 ** (WEIGHT + THOUGHT if inner else WEIGHT))
    return found


def _scales(critic: bool) -> tuple[Tensor, Tensor]:
    """What inputs were scaled by, for a colour and for the rest."""
    scale = input_scale().double()
    colors, rest = scale[:COLOR_FEATURES], scale[REST:FEATURES]
    if critic:
        colors = torch.cat((colors, scale[HIDDEN : HIDDEN + HIDDEN_EACH]))
        rest = torch.cat((rest, scale[HIDDEN_WILDS:]))
    return colors, rest


def _whole(value: Tensor) -> Numbers:
    code = SHORT if value.dim() == 2 else BIAS
    whole = value.round().long()
    if code == SHORT:
        whole = whole.clamp(-LARGEST, LARGEST)
    return Numbers(tuple(value.shape), array(code, whole.flatten().tolist()))
