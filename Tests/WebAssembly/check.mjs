// Checks DayKit in WebAssembly with Node: the laws of days for every day, and the table of formats.
//
// usage: node Tests/WebAssembly/check.mjs FOLDER     (the folder of daykit.wasm)

import { readFileSync } from "node:fs";
import { DayKit, checkDays, checkFormats } from "../../Docs/Site/daykit.js";

const dayKit = await DayKit.create(readFileSync(`${process.argv[2]}/daykit.wasm`));
const days = await checkDays(dayKit);
const table = readFileSync(new URL("formats.tsv", import.meta.url), "utf8");
const rows = checkFormats(dayKit, table);
console.log(`wasm: in Node, ${days} days follow all laws, and ${rows} rows of formats are right`);
