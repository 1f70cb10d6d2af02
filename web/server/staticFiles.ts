import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { OF_DOCUMENTS } from "./headers.ts";

/** The build puts a hash of the content into the name of every file in this folder. */
const HASHED = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
/** For the page, which may be another one at the next visit. */
export const ASK_AGAIN = "no-cache";
/** What a page is made of, and what a browser never shows as a page. */
const IS_PART = /^\/assets\/[^/]+\.(?:js|css|woff2)$/;
/** Paths of files and of these folders, which are never pages of the client. */
const NOT_A_PAGE = [/^\/assets\//, /^\/\.well-known\//, /\.[a-z0-9]{2,5}$/i];

/**
 * Serves the built client: its files, compressed (`.br`, `.gz`) where the browser accepts that, and index.html for
 * every page.
 * @throws Error when the folder holds no build
 */
export function serveClient(webRoot: string): (request: IncomingMessage, response: ServerResponse) => void {
  if (!existsSync(path.join(webRoot, "index.html"))) throw new Error(`no index.html in WEB_ROOT ${webRoot}`);
  const serve = sirv(webRoot, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: NOT_A_PAGE,
    setHeaders: (response, pathname) => {
      response.setHeader("cache-control", pathname.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN);
      // They weigh as much as a small script, and a first visit asks for a dozen.
      if (IS_PART.test(pathname)) for (const header of OF_DOCUMENTS) response.removeHeader(header);
    },
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    });
  };
}
