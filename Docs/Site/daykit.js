// DayKit in WebAssembly: calls the functions of Sources/DayPage with texts and returns rows of texts.

export class DayKit {
  // Creates DayKit from the bytes of daykit.wasm.
  static async create(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new DayKit(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  // Calls a function with some texts, and returns the rows of its answer.
  call(name, ...texts) {
    const separators = /[\x1e\x1f]/g;
    const plain = texts.map((text) => String(text).replace(separators, " "));
    const request = new TextEncoder().encode(plain.join("\x1f"));
    const input = this.exports.input(request.length);
    new Uint8Array(this.exports.memory.buffer).set(request, input);
    const count = this.exports[name](request.length);
    const answer = new Uint8Array(this.exports.memory.buffer, this.exports.output(), count);
    const rows = new TextDecoder().decode(answer).split("\x1e");
    return rows.slice(0, -1).map((row) => row.split("\x1f"));
  }
}

export const dayCount = 7304484;

// Compares every day with the walked calendar, and reports the number of days so far to a function that
// returns a promise. Throws if a day breaks a law.
export async function checkDays(dayKit, report = async () => {}) {
  const step = 146097;
  let checked = 0;
  dayKit.exports.beginWalk();
  for (;;) {
    const count = dayKit.exports.walk(step);
    checked += count;
    if (count < step) break;
    await report(checked);
  }
  const [broken] = dayKit.call("brokenLaw");
  if (broken) throw new Error(`not true: ${broken[0]}`);
  if (checked !== dayCount) throw new Error(`${checked} days instead of ${dayCount}`);
  return checked;
}

// Checks a table of formats, and returns the number of its rows. A row is a pattern, a text, and the day or
// the error that it has, with tabs between. What is a day must be written so that it is read again.
export function checkFormats(dayKit, table) {
  const lines = table.split("\n").filter((line) => line && !line.startsWith("#"));
  for (const line of lines) {
    const [pattern, text, expected] = line.split("\t");
    const [row] = dayKit.call("explain", text, pattern, "en", "2025");
    if (row[1] !== expected) throw new Error(`${line}: ${row[1]}`);
    if (row[0] !== "reading") continue;
    const [written] = dayKit.call("format", expected, "en", pattern);
    if (written[0] === "error") continue;
    const [again] = dayKit.call("explain", written[1], pattern, "en", "2025");
    if (again[1] !== expected) throw new Error(`${line}: writes '${written[1]}': ${again[1]}`);
  }
  return lines.length;
}
