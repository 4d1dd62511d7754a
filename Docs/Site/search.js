// Searches the headings of all pages.
"use strict";

const root = document.currentScript.dataset.root;
const field = document.createElement("input");
field.type = "search";
field.placeholder = "Search headings";
field.setAttribute("aria-label", field.placeholder);
const results = document.createElement("ul");
document.querySelector("header search").append(field, results);

// Loads the headings when the field is first used.
function loadHeadings() {
  if (document.getElementById("headings")) return;
  const script = document.createElement("script");
  script.id = "headings";
  script.src = root + "headings.js";
  script.onload = showResults;
  document.head.append(script);
}

// Returns the headings that contain all words, those of titles first.
function matches(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length || !globalThis.headings) return [];
  const found = headings.filter(([title, , page]) => {
    const all = `${title} ${page}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isTitle = ([, address]) => !address.includes("#");
  return found.filter(isTitle).concat(found.filter((heading) => !isTitle(heading))).slice(0, 12);
}

function showResults() {
  const found = matches(field.value);
  results.replaceChildren(...found.map(([title, address, page]) => {
    const link = document.createElement("a");
    link.href = root + address;
    link.textContent = title;
    const place = document.createElement("small");
    place.textContent = page === title ? "" : page;
    const item = document.createElement("li");
    item.append(link, " ", place);
    return item;
  }));
  if (!found.length && field.value.trim() && globalThis.headings) {
    results.textContent = "No heading has these words.";
  }
}

field.addEventListener("focus", loadHeadings);
field.addEventListener("input", () => { loadHeadings(); showResults(); });
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
  if (event.key === "Escape") { field.value = ""; showResults(); }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
