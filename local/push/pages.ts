import type { Answer } from "../simulator/http.ts";
import { html, page } from "../simulator/page.ts";
import type { Inbox, Push } from "./inbox.ts";

const BANNER = "These are the lock screens of the local stack; nothing leaves this machine.";

const at = (instant: string) => `${instant.replace("T", " ").slice(0, 16)} UTC`;

interface Shown {
  title: string;
  body: string;
  url: string;
}

function shownOf({ text }: Push): Shown {
  try {
    const { body, title, url } = JSON.parse(text ?? "") as Partial<Record<keyof Shown, unknown>>;
    return { title: String(title), body: String(body ?? ""), url: String(url ?? "/") };
  } catch {
    return { title: "A message that only its own browser can read", body: "", url: "" };
  }
}

/** iPhones are told apart, because a person may call a browser by the same name. */
function shownName({ device, endpoint }: Push): string {
  const { host } = new URL(endpoint);
  if (device === null) return host;
  return host.endsWith(".push.apple.com") ? `${device} (iPhone)` : device;
}

/** What reached the devices, newest first, or one device. */
export function lockScreenPage(inbox: Inbox, device: string | null, publicOrigin: string): Answer {
  const pushes = inbox.list(device);
  const devices = [...new Set(inbox.list().map((push) => push.device))].filter((name) => name !== null);
  return page({
    title: device ? `Lock screen of ${device}` : "Lock screens",
    banner: BANNER,
    body: html`<div class="row">
        <h1>${device ? `Lock screen of ${device}` : "Lock screens"}</h1>
        <a href="">Look again</a>
      </div>
      ${device && html`<p><a href="/">All devices</a></p>`}
      ${
        pushes.length === 0 &&
        html`<p class="muted">
          Nothing here yet. Whatever the product pushes to the devices of the demo people appears on this page.
        </p>`
      }
      <ul class="list">
        ${pushes.map((push) => {
          const { body, title, url } = shownOf(push);
          return html`<li>
            <div class="row">
              ${url ? html`<a href="${new URL(url, publicOrigin).href}"><strong>${title}</strong></a>` : html`<strong>${title}</strong>`}
              <span class="muted small">${at(push.receivedAt)}</span>
            </div>
            ${body && html`<div>${body}</div>`}
            <span class="muted small">on ${shownName(push)}, ${push.urgency} urgency</span>
          </li>`;
        })}
      </ul>
      ${
        !device &&
        devices.length > 1 &&
        html`<h2>Devices</h2>
          <ul class="list">
            ${devices.map((name) => html`<li><a href="/?device=${encodeURIComponent(name)}">${name}</a></li>`)}
          </ul>`
      }`,
  });
}
