// Loads the pages of the site in headless Chromium, follows their links, and compares pictures of two.
//
// usage: node Tests/SiteCheck/check.mjs FOLDER [update]     (CHROMIUM names the program)

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Browser, fileOf, serve } from "./browser.mjs";

const [folder, mode] = process.argv.slice(2);
const server = await serve(folder);
const browser = await Browser.open(process.env.CHROMIUM ?? "chromium");
const problems = [];
const here = new URL(".", import.meta.url).pathname;

const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));
const isLibrary = (file) => file.startsWith("library/");
// The page at the root of DocC's files only shows that there is nothing.
const pages = files.filter((file) => file !== "library/index.html").sort();

const links = new Map();
const identifiers = new Map();

async function checkPage(file) {
  const url = `${server.origin}/${isLibrary(file) ? file.replace("index.html", "") : file}`;
  await browser.load(url);
  if (isLibrary(file)) await browser.evaluate(`new Promise((resolve, reject) => {
    const end = Date.now() + 10_000;
    (function wait() {
      if (document.querySelector("h1")) return resolve();
      Date.now() < end ? setTimeout(wait, 10) : reject(new Error("${file} stays empty"));
    })();
  })`);
  const page = await browser.evaluate(`({
    ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
    links: [...document.querySelectorAll("a[href], link[href]")].map((link) => link.href),
    images: [...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src),
    isWide: document.documentElement.scrollWidth > innerWidth,
    text: document.body.innerText.length,
  })`);
  identifiers.set(file, new Set(page.ids));
  for (const link of page.links) if (!links.has(link)) links.set(link, file);
  for (const mistake of new Set(browser.mistakes(server.origin))) problems.push(`${file}: ${mistake}`);
  for (const image of page.images) problems.push(`${file}: the picture ${image} is missing`);
  if (page.isWide && !isLibrary(file)) problems.push(`${file}: it is wider than 360 pixels`);
  if (page.text < 100 && !isLibrary(file)) problems.push(`${file}: it has no text`);
}

// Follows each link to this site. A page of a library makes its own parts, so their names are not checked.
function checkLinks() {
  for (const [link, from] of links) {
    const url = new URL(link);
    if (url.origin !== server.origin) continue;
    const file = fileOf(folder, url.pathname);
    const name = decodeURIComponent(url.hash.slice(1));
    if (!file) {
      problems.push(`${from}: ${url.pathname} is missing`);
    } else if (name && !isLibrary(relative(folder, file))) {
      if (!identifiers.get(relative(folder, file))?.has(name)) problems.push(`${from}: ${url.pathname} has no ${url.hash}`);
    }
  }
}

async function checkSearch() {
  await browser.load(`${server.origin}/index.html`);
  const found = await browser.evaluate(`new Promise((resolve) => {
    const field = document.querySelector("header input");
    field.focus();
    field.value = "recipes";
    field.dispatchEvent(new Event("input"));
    setTimeout(() => resolve(document.querySelector("header li a")?.href ?? ""), 1000);
  })`);
  if (!found.endsWith("Recipes.html")) problems.push(`the search for 'recipes' finds '${found}'`);
}

// Runs the laws and the table in the page to try, as `make wasm-check` does in Node.
async function checkTryPage() {
  await browser.load(`${server.origin}/Docs/Site/Try.html`);
  const table = JSON.stringify(readFileSync(join(here, "../WebAssembly/formats.tsv"), "utf8"));
  const [days, rows] = await browser.evaluate(`(async () => {
    const { DayKit, checkDays, checkFormats } = await import("/Docs/Site/daykit.js");
    const response = await fetch("/daykit.wasm");
    const dayKit = await DayKit.create(await response.arrayBuffer());
    return [await checkDays(dayKit), checkFormats(dayKit, ${table})];
  })()`);
  console.log(`site: in Chromium, ${days} days follow all laws, and ${rows} rows of formats are right`);
  const sum = await browser.evaluate(`(() => {
    document.getElementById("text").value = "29.8.2025";
    document.getElementById("text").form.dispatchEvent(new Event("input"));
    return document.getElementById("sum").textContent;
  })()`);
  if (sum !== "2025-08-29 + 30 = 2025-09-28, a Sunday") problems.push(`Try.html shows '${sum}'`);
}

// Compares two pictures in the browser, as means of squares: fonts differ a little from machine to machine.
function difference(left, right) {
  return browser.evaluate(`(async () => {
    const square = 16;
    const means = async (data) => {
      const image = new Image();
      image.src = "data:image/png;base64," + data;
      await image.decode();
      const canvas = new OffscreenCanvas(Math.ceil(image.width / square), Math.ceil(image.height / square));
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [left, right] = [await means("${left}"), await means("${right}")];
    if (left.width !== right.width || left.height !== right.height) return 1;
    let count = 0;
    for (let index = 0; index < left.data.length; index += 4) {
      const isFar = [0, 1, 2].some((part) => Math.abs(left.data[index + part] - right.data[index + part]) > 40);
      if (isFar) count += 1;
    }
    return count / (left.data.length / 4);
  })()`);
}

async function checkPictures() {
  for (const name of ["Docs/Commands/weekday", "Docs/Site/Try"]) {
    for (const [width, height] of [[360, 800], [1280, 900]]) {
      await browser.resize(width, height, width === 1280);
      await browser.load(`${server.origin}/${name}.html`);
      await browser.evaluate(`new Promise((resolve) => setTimeout(resolve, 500))`);
      const { data } = await browser.call("Page.captureScreenshot", { format: "png" });
      const file = join(here, "Pictures", `${name.split("/").pop()}-${width}.png`);
      if (mode === "update") { writeFileSync(file, data, "base64"); continue; }
      const part = await difference(data, readFileSync(file, "base64"));
      if (part <= 0.02) continue;
      writeFileSync(join(folder, "..", `${name.split("/").pop()}-${width}.png`), data, "base64");
      problems.push(`${name}.html at ${width} pixels: ${(part * 100).toFixed(1)}% of the picture differ from ${file}`);
    }
  }
}

try {
  await browser.resize(360, 800);
  for (const page of pages) await checkPage(page);
  checkLinks();
  await checkSearch();
  await checkTryPage();
  await checkPictures();
} catch (error) {
  problems.push(String(error));
}
await browser.close();
server.close();
for (const problem of problems) console.error(`site: ${problem}`);
if (!problems.length) console.log(`site: ${pages.length} pages load, and their ${links.size} links lead somewhere`);
process.exitCode = problems.length ? 1 : 0;
