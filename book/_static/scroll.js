// What scrolls needs a tab stop. The theme gives one to code and tables, on load and on resize: not to figures, and not when something unfolds
const figures = () => {
  for (const output of document.querySelectorAll(".cell_output:has(img)")) {
    output.tabIndex = output.scrollWidth > output.clientWidth ? 0 : -1;
  }
};
window.addEventListener("load", figures);
window.addEventListener("resize", figures);
document.addEventListener("toggle", () => window.dispatchEvent(new Event("resize")), true);

// A link to a folded fence opens it
const unfold = () => {
  const named = document.getElementById(location.hash.slice(1)); // ids of fences are plain
  if (named?.matches(".fence-folded")) named.querySelector("details").open = true;
};
window.addEventListener("load", unfold);
window.addEventListener("hashchange", unfold);
