"""Schemathesis reads the description of the HTTP part and tries whatever it can think of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import limits
from tests.server.threaded import Threaded, threaded_house
from tests.support.sizes import examples

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    folder = tmp_path_factory.mktemp("schemathesis")
    with threaded_house(folder, limits=limits(most_tables=10_000)) as threaded:
        yield threaded
        assert threaded.home.log.errors() == []


@pytest.fixture(scope="module")
def api(standing: Threaded) -> Any:
    return schemathesis.openapi.from_url(f"{standing.home.address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.slow
@schema.parametrize()
@examples(4, 60, suppress_health_check=list(HealthCheck))
def test_every_operation(case: Any) -> None:
    answer = case.call()
    assert "content-security-policy" in answer.headers
    case.validate_response(answer, checks=CHECKS)
