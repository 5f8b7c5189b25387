"""Write the content of the site from the repository, before Astro builds it: `python -m docs.site`."""

from __future__ import annotations

import json
import shutil

from docs.library import reference
from docs.site.contents import REFERENCE, sidebar, sources
from docs.site.pages import CONTENT, FILES, SITE, write_front, write_markdown, write_reference
from docs.site.rules import write_rules
from lastcard.languages import LANGUAGES


def main() -> None:
    for folder in (CONTENT / "docs", CONTENT / "pictures", *FILES):
        shutil.rmtree(folder, ignore_errors=True)
    for source, (language, slug) in sources().items():
        if not slug.startswith("rules/"):
            write_markdown(source, language, slug)
    for page, module in REFERENCE.items():
        write_reference(page, module, reference(module))
    for language in LANGUAGES:
        write_rules(language)
        write_front(language)
    contents = json.dumps(sidebar(), ensure_ascii=False, indent=2)
    (SITE / "src" / "contents.json").write_text(contents + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
