import { readFile } from "node:fs/promises";
import path from "node:path";
import { RequestError } from "../http/RequestError.ts";
import type { Answer, Route } from "../http/route.ts";
import type { BuildState } from "./consoleBuild.ts";
import { waitingPage } from "./waitingPage.ts";

const ASSET = /^\/console\/(assets\/[\w.-]+\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

/** Allows nothing of another origin. GraphiQL's menus write style elements, and its editor has images as data. */
const HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** `GET /console`: anybody may load the page, which asks for the admin secret before it asks for data. */
export function consoleRoute(build: { state(): BuildState }): Route {
  return {
    method: "ANY",
    path: "/console",
    async answer({ method, url }) {
      const [wanted] = url.split("?");
      if (method !== "GET") throw notFound();
      if (wanted === "/console" || wanted === "/console/") return page(build.state());
      const asset = ASSET.exec(wanted!);
      const state = build.state();
      if (!asset || state.kind !== "ready") throw notFound();
      return {
        status: 200,
        contentType: `${TYPES[asset[2]!]}; charset=utf-8`,
        headers: { ...HEADERS, "cache-control": "public, max-age=31536000, immutable" },
        body: await readText(path.join(state.directory, asset[1]!)),
      };
    },
  };
}

async function page(state: BuildState): Promise<Answer> {
  const html = { contentType: "text/html; charset=utf-8", headers: { ...HEADERS, "cache-control": "no-store" } };
  if (state.kind === "ready") return { ...html, status: 200, body: await readText(`${state.directory}/index.html`) };
  if (state.kind === "building") {
    const headers = { ...html.headers, "retry-after": "1" };
    return {
      ...html,
      headers,
      status: 503,
      body: waitingPage("The console is being built.", "It opens by itself.", true),
    };
  }
  return { ...html, status: 500, body: waitingPage("The console cannot be built.", state.fault, false) };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw notFound();
  }
}

function notFound(): RequestError {
  return new RequestError(404, "not-found", "resource does not exist");
}
