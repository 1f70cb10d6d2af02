import type { Calls } from "../simulator/calls.ts";
import type { Answer } from "../simulator/http.ts";
import { html, page } from "../simulator/page.ts";
import { GAZETTEER } from "./gazetteer.ts";

const BANNER = "Simulated maps: the places below are all there are, and nothing leaves this machine.";

/** Says in words what a request asked. */
function asked({ body, path, query }: ReturnType<Calls["list"]>[number]): string {
  if (path.startsWith("/maps/")) return "loaded the script";
  if (path.startsWith("/data/")) {
    const position = new URLSearchParams(query);
    return `asked for the city at ${position.get("latitude")}, ${position.get("longitude")}`;
  }
  try {
    return `searched for “${String((JSON.parse(body) as { input?: unknown }).input)}”`;
  } catch {
    return "searched for something unreadable";
  }
}

/** What browsers have asked, newest first, and the places that there are. */
export function placesPage(calls: Calls): Answer {
  const newestFirst = calls.list().toReversed().slice(0, 50);
  return page({
    title: "Simulated maps",
    banner: BANNER,
    body: html`<h1>What browsers asked</h1>
      ${
        newestFirst.length === 0 &&
        html`<p class="muted">Nothing yet. It appears when somebody uses their location or searches for a place.</p>`
      }
      <ul class="list">
        ${newestFirst.map(
          (call) =>
            html`<li>
              <div class="row">
                <strong>${asked(call)}</strong
                ><span class="muted small">${call.at.replace("T", " ").slice(0, 16)} UTC, answered ${call.status}</span>
              </div>
            </li>`,
        )}
      </ul>
      <h2>The places</h2>
      <ul class="list">
        ${GAZETTEER.map(
          ({ country, latitude, locality, longitude }) =>
            html`<li>
              <div class="row">
                <span>${locality}, ${country}</span><span class="muted small">${latitude}, ${longitude}</span>
              </div>
            </li>`,
        )}
      </ul>`,
  });
}
