// What the explorers share: elements, links that hold a state, copying, arrow keys.
// These are plain scripts, loaded in order, and no modules: a page opened from disk (file://) may not load modules.
"use strict";

globalThis.explorer = (() => {
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const code = (text = "") => make("code", {}, text);

  // A function that finds the elements of an explorer by their data-part
  const partsOf = root => name => root.querySelector(`[data-part="${name}"]`);

  // Say what is wrong, or "" where nothing is; what is shown meanwhile is no longer what was asked for
  const say = (root, problem) => {
    partsOf(root)("problem").textContent = problem;
    root.classList.toggle("stale", Boolean(problem));
  };

  // What the address names after its #
  const named = () => {
    const text = location.hash.slice(1);
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // a stray % in a link: it is taken as it stands
    }
  };
  const remember = text => history.replaceState(null, "", `#${text}`);

  // Show the explorer, and what the address names now and whenever a link is clicked.
  // Names with a slash are given to `take`; the others are those of headings, and `draw` shows what there is
  const begin = (root, take, draw) => {
    const follow = () => {
      const name = named();
      if (name.includes("/")) take(name);
      return name.includes("/");
    };
    const scroll = () => root.scrollIntoView({ block: "start" });
    window.addEventListener("hashchange", () => follow() && scroll());
    root.hidden = false;
    if (!follow()) draw();
    else if (document.readyState === "complete") scroll();
    else window.addEventListener("load", scroll); // what is loaded until then moves the page
  };

  // Buttons with data-copies copy what `textOf` gives for it. A page of plain http has no clipboard
  const copies = (root, textOf) => {
    for (const button of root.querySelectorAll("button[data-copies]")) {
      const label = button.textContent;
      const { copies: what } = button.dataset;
      const byHand = what === "link" ? "take it from the address bar" : "select it by hand";
      button.addEventListener("click", async () => {
        try {
          await navigator.clipboard.writeText(textOf(what));
          button.textContent = "Copied";
        } catch {
          button.textContent = `Not copied: ${byHand}`; // there is no clipboard, or it is refused
        }
        setTimeout(() => button.replaceChildren(label), 4000);
      });
    }
  };

  // Arrows, Home and End within `root`: `aimsOf` gives, for the element with the focus, a function for each key that
  // finds the element to go to
  const arrows = (root, aimsOf, go) => {
    root.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const aims = aimsOf(event.target) ?? {};
      if (!Object.hasOwn(aims, event.key)) return;
      event.preventDefault();
      const aim = aims[event.key]();
      if (aim) go(aim);
    });
  };

  return { make, code, partsOf, say, remember, begin, copies, arrows };
})();
