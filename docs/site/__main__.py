"""Write the content of the documentation site from the repository: `python -m docs.site`, before Astro builds it."""

from __future__ import annotations

import json
import shutil

from docs.site.contents import sidebar, sources
from docs.site.pages import CONTENT, FILES, SITE, write_markdown


def main() -> None:
    for folder in (CONTENT / "docs", CONTENT / "pictures", FILES):
        shutil.rmtree(folder, ignore_errors=True)
    for source, (language, slug) in sources().items():
        if not slug.startswith("rules/"):
            write_markdown(source, language, slug)
    contents = json.dumps(sidebar(), ensure_ascii=False, indent=2)
    (SITE / "src" / "contents.json").write_text(contents + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
