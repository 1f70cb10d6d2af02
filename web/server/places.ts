import type { ServerResponse } from "node:http";
import type { WebSettings } from "./env.ts";

/** Tells a page whom its browser asks for the city of a position: the question itself never comes here (D177). */
export function answerPlaces(response: ServerResponse, { reverseGeocode }: Pick<WebSettings, "reverseGeocode">): void {
  response
    .writeHead(200, { "content-type": "application/json", "cache-control": "no-cache" })
    .end(JSON.stringify({ reverseGeocode: reverseGeocode?.href ?? null }));
}
