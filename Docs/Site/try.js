// The page on which people can try DayKit.

import { DayKit, checkDays } from "./daykit.js";

const element = (id) => document.getElementById(id);
const [form, problem] = [document.querySelector("form.try"), element("problem")];
let dayKit, day;

function make(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

const language = () => element("language").value;
const weekday = (day) => dayKit.call("format", day, "en", "EEEE")[0][1];
const sentence = (day) => `${day}, a ${weekday(day)}`;

// Shows how the text can be read, and sets the day to the first reading.
function explain() {
  const [text, pattern] = [element("text").value, element("pattern").value];
  const rows = dayKit.call("explain", text, pattern, language(), new Date().getFullYear());
  const [shown, others] = [make("div"), make("details")];
  others.append(make("summary", "Why the other formats fail"));
  let [target, closest] = [shown, 0];
  day = undefined;
  for (const [kind, ...cells] of rows) {
    if (kind === "reading") {
      day ??= cells[0];
      shown.append(make("p", `${sentence(cells[0])}: ${cells.slice(1).join(" or ")}`));
      target = shown.appendChild(make("dl"));
    } else if (kind === "piece") {
      target.append(make("dt", cells[0]), make("dd", cells[1]));
    } else if (kind === "failure" && !pattern) {
      others.append(make("p", `${cells.slice(2).join(", ")}: ${cells[0]}`));
      target = make("dl");
    } else {
      shown.append(make("p", cells[0], "error"));
      if (kind === "failure") shown.append(mistake(text, Number(cells[1])));
      target = shown.appendChild(make("dl"));
    }
  }
  const count = rows.filter(([kind]) => kind === "reading").length;
  if (count > 1) shown.prepend(make("p", `It can be read in ${count} ways. This page continues with the first.`));
  if (count === 0 && !pattern) shown.append(make("p", "It is not a date in any of these formats.", "error"));
  if (others.children.length > 1) shown.append(others);
  element("readings").replaceChildren(shown);
}

// The text with its character at a position marked, or the end if there is none.
function mistake(text, position) {
  const characters = [...text];
  const line = make("p");
  const code = line.appendChild(make("code", characters.slice(0, position - 1).join("")));
  code.append(make("span", characters[position - 1] ?? " ", "mistake"), characters.slice(position).join(""));
  return line;
}

// Shows the day after the amount, and returns it.
function add() {
  const amount = element("amount").value.trim();
  element("sum").replaceChildren();
  if (!day || !amount) return undefined;
  const [[kind, text]] = dayKit.call("add", day, amount);
  const line = kind === "day" ? `${day} + ${amount} = ${sentence(text)}` : text;
  element("sum").append(make("p", line, kind === "day" ? undefined : "error"));
  return kind === "day" ? text : undefined;
}

// Shows the month of the day, with the day and the sum marked.
function showMonth(sum) {
  element("month").replaceChildren();
  if (!day) return;
  const [[, title], [, ...names], ...weeks] = dayKit.call("month", day, language());
  const table = make("table", undefined, "month");
  table.append(make("caption", title));
  const head = table.createTHead().insertRow();
  head.append(make("th", "", "number"), ...names.map((name) => make("th", name)));
  const body = table.createTBody();
  for (const [, number, ...days] of weeks) {
    const row = body.insertRow();
    row.append(make("td", number, "number"));
    for (const date of days) {
      const isOther = date.slice(0, -3) !== day.slice(0, -3);
      const mark = date === day ? "first" : date === sum ? "second" : isOther ? "other" : "";
      row.append(make("td", String(Number(date.slice(-2))), mark));
    }
  }
  element("month").append(table);
}

// Shows the day in the format and in all formats with names.
function showTexts() {
  element("texts").replaceChildren();
  if (!day) return;
  const list = make("dl");
  for (const [kind, text, name] of dayKit.call("format", day, language(), element("target").value)) {
    if (kind === "error") element("texts").append(make("p", text, "error"));
    else list.append(make("dt", text), make("dd", name));
  }
  element("texts").append(list);
}

function update() {
  explain();
  showMonth(add());
  showTexts();
}

async function check() {
  const output = element("checked");
  element("check").disabled = true;
  const start = performance.now();
  try {
    const count = await checkDays(dayKit, (checked) => {
      output.textContent = `${checked.toLocaleString("en")} days`;
      return new Promise((resolve) => setTimeout(resolve));
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    output.textContent = `${count.toLocaleString("en")} days follow all laws, in ${seconds} seconds.`;
  } catch (error) {
    output.textContent = String(error);
  }
  element("check").disabled = false;
}

function listLanguages() {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const codes = dayKit.call("languages")[0].map((code) => [names.of(code), code]);
  codes.sort(([left], [right]) => left.localeCompare(right, "en"));
  element("language").append(...codes.map(([name, code]) => new Option(`${name} (${code})`, code)));
  element("language").value = "en";
}

function listPatterns() {
  const patterns = ["d.M.yyyy", "d MMMM yyyy", "MMM d, yyyy", "%d/%m/%Y", "%A %-d %B %Y"];
  const names = dayKit.call("format", "2025-08-29", "en", "").map(([, , name]) => name);
  element("patterns").append(...names.concat(patterns).map((name) => new Option(name, name)));
}

try {
  const response = await fetch(new URL("../../daykit.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.status}`);
  dayKit = await DayKit.create(await response.arrayBuffer());
  listLanguages();
  listPatterns();
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", update);
  element("check").addEventListener("click", check);
  update();
} catch (error) {
  const isFile = location.protocol === "file:";
  problem.textContent = isFile
    ? "Browsers load WebAssembly only from a server: run 'python3 -m http.server' in the folder of this site."
    : `DayKit could not be loaded: ${error.message}`;
  problem.hidden = false;
}
