/**
 * Worked examples to play on. Each is a page of the client in a frame, loaded when it is opened: the engine in it takes
 * a few megabytes the first time. The frame has the theme of this page; its height it sets itself.
 */
const theme = document.documentElement;

function show(live) {
  if (live.querySelector("iframe")) return;
  const frame = document.createElement("iframe");
  frame.src = live.dataset.table;
  frame.title = live.querySelector("summary").textContent;
  frame.addEventListener("load", () => {
    const page = frame.contentDocument;
    const dress = () => (page.documentElement.dataset.theme = theme.dataset.theme);
    dress();
    new MutationObserver(dress).observe(theme, { attributeFilter: ["data-theme"] });
    page.addEventListener("click", (event) => follow(event, JSON.parse(live.dataset.rules)), true);
  });
  live.append(frame);
}

/** What a link leads to is not shown in the frame; a rule is on a page of this site. */
function follow(event, pages) {
  const link = event.target.closest("a");
  if (!link) return;
  link.target = "_top";
  const [, rule] = /^\/rules\/([^/]+)$/.exec(link.getAttribute("href")) ?? [];
  if (rule) link.href = new URL(`${pages[rule.split(".")[0]] ?? pages[""]}#${rule}`, location.href).href;
}

for (const live of document.querySelectorAll("details.live"))
  live.addEventListener("toggle", () => live.open && show(live));
