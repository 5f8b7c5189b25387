"""The browser's verification is tested with what Python computes now, not with what it once computed."""

from tests.support import web_vectors


def test_the_vectors_of_the_browser_are_made_by_this_python() -> None:
    """When this fails: `python -m tests.support.web_vectors`, then `npm test` in web/, and read the diff."""
    assert web_vectors.FILE.read_text(encoding="utf-8") == web_vectors.text()
