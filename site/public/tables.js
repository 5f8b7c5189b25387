/** A table that is wider than the page scrolls: then it takes the focus, so that arrow keys can move it. */
function reach() {
  for (const table of document.querySelectorAll(".sl-markdown-content table"))
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
}

reach();
addEventListener("resize", reach);
