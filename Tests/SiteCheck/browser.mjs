// A headless Chromium with one page, and a server for the files of a folder, which only this machine reaches.

import { spawn } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript", ".json": "application/json",
  ".svg": "image/svg+xml", ".wasm": "application/wasm", ".png": "image/png", ".ico": "image/x-icon",
};

// Returns the file of an address, or nothing.
export function fileOf(folder, pathname) {
  let file = join(folder, normalize(decodeURIComponent(pathname)));
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) file = join(file, "index.html");
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export async function serve(folder) {
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url, "http://localhost").pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "text/plain" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export class Browser {
  #waiting = new Map();
  #count = 0;
  #rest = "";
  events = [];

  static async open(program) {
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), "site-"));
    browser.process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-lcd-text",
      "--font-render-hinting=none", "--remote-debugging-pipe", `--user-data-dir=${browser.profile}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.process.stdio[4].on("data", (data) => browser.#take(data.toString()));
    const { targetId } = await browser.call("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await browser.call("Target.attachToTarget", { targetId, flatten: true });
    browser.session = sessionId;
    for (const domain of ["Page", "Runtime", "Network", "Log"]) await browser.call(`${domain}.enable`);
    return browser;
  }

  #take(text) {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop();
    for (const message of messages.map((json) => JSON.parse(json))) {
      if (!message.id) {
        this.events.push(message);
        this.onEvent?.(message);
        continue;
      }
      const [resolve, reject] = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      message.error ? reject(new Error(message.error.message)) : resolve(message.result);
    }
  }

  call(method, params = {}) {
    const id = ++this.#count;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + "\0");
    return new Promise((resolve, reject) => this.#waiting.set(id, [resolve, reject]));
  }

  // Loads a page, and waits until it is complete.
  async load(url) {
    this.events = [];
    const loaded = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${url} does not load`)), 60_000);
      this.onEvent = ({ method }) => {
        if (method === "Page.loadEventFired") { clearTimeout(timer); resolve(); }
      };
    });
    await this.call("Page.navigate", { url });
    await loaded;
  }

  // Evaluates JavaScript, which may be a promise.
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  resize(width, height, isDark = false) {
    return Promise.all([
      this.call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false }),
      this.call("Emulation.setEmulatedMedia", {
        features: [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }],
      }),
    ]);
  }

  // The mistakes of the page since it was loaded: errors in its console, and requests to other servers.
  mistakes(origin) {
    return this.events.flatMap(({ method, params }) => {
      switch (method) {
        case "Runtime.exceptionThrown":
          return [params.exceptionDetails.exception?.description ?? params.exceptionDetails.text];
        case "Runtime.consoleAPICalled":
          return params.type === "error" ? [params.args.map((part) => part.value ?? part.description).join(" ")] : [];
        case "Log.entryAdded":
          return params.entry.level === "error" ? [`${params.entry.text} ${params.entry.url ?? ""}`] : [];
        case "Network.requestWillBeSent": {
          const { url } = params.request;
          return url.startsWith(origin) || /^(data|blob|about):/.test(url) ? [] : [`it requests ${url}`];
        }
        default: return [];
      }
    });
  }

  close() {
    this.process.on("exit", () => rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 }));
    return this.call("Browser.close");
  }
}
