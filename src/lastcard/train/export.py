"""What was learnt as whole numbers, for everybody who plays; and back, to learn on from there."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

from lastcard.learnt.features import COLOR_FEATURES, FEATURES, HIDDEN, HIDDEN_EACH, HIDDEN_WILDS, REST
from lastcard.learnt.network import THOUGHT, WEIGHT
from lastcard.learnt.weights import BIAS, CRITIC, GUESS, PLAYER, Numbers, read, write
from lastcard.learnt.weights import WEIGHT as SHORT
from lastcard.train import NoWeights
from lastcard.train.networks import input_scale
from lastcard.train.selfplay import Learner

LARGEST = (1 << 15) - 1


def export(learner: Learner, folder: Path) -> None:
    """Write the networks into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, network in _files(learner):
        unfinished = folder / f"{name}.part"
        unfinished.write_bytes(write(whole_numbers(network, name)))
        unfinished.replace(folder / f"{name}.weights")


def whole_numbers(network: nn.Module, file: str) -> dict[str, Numbers]:
    """What a file has of a network, as whole numbers, for inputs that are not scaled."""
    return {
        name: _whole(value.detach().double().cpu() * _factor(name, file == CRITIC))
        for name, value in _part(network, file).items()
    }


def begin_with(learner: Learner, folder: Path) -> None:
    """Take the weights of this folder.

    Raises NoWeights where there are none of such networks.
    """
    for name, network in _files(learner):
        own = _part(network, name)
        known = {one: tuple(value.shape) for one, value in own.items()}
        try:
            found = read((folder / f"{name}.weights").read_bytes())
        except (OSError, ValueError):
            raise NoWeights from None
        if {one: numbers.shape for one, numbers in found.items()} != known:
            raise NoWeights
        for one, numbers in found.items():
            exact = torch.tensor(numbers.values.tolist(), dtype=torch.double).reshape(numbers.shape)
            own[one].copy_(exact / _factor(one, name == CRITIC))


def _files(learner: Learner) -> Iterator[tuple[str, nn.Module]]:
    """Each file, and the network of which it has a part or all."""
    yield PLAYER, learner.player
    yield GUESS, learner.player
    yield CRITIC, learner.critic


def _part(network: nn.Module, file: str) -> dict[str, Tensor]:
    """The guess of hands has a file of its own: to play takes nothing of it."""
    return {name: value for name, value in network.state_dict().items() if (GUESS in name) == (file == GUESS)}


def _factor(name: str, critic: bool) -> Tensor:
    """What a weight is multiplied by to be a whole number."""
    scales = dict(zip(("body.colors.weight", "body.rest.weight"), _scales(critic), strict=True))
    inner = name.endswith("bias") and name != "body.colors.bias"
    return scales.get(name, torch.ones(1).double()) * 2.0 ** (WEIGHT + THOUGHT if inner else WEIGHT)


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
