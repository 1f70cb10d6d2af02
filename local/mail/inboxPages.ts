import type { Answer } from "../simulator/http.ts";
import { html, page } from "../simulator/page.ts";
import type { Mail, Mailbox } from "./mailbox.ts";

const BANNER = "This is the local mailbox; nothing leaves this machine.";

const at = (instant: string) => `${instant.replace("T", " ").slice(0, 16)} UTC`;

/** All mails, newest first, or those to one address. */
export function inboxPage(mailbox: Mailbox, to: string | null): Answer {
  const mails = mailbox.list({ to });
  const inboxes = mailbox.inboxes();
  return page({
    title: to ? `Mail for ${to}` : "Local mailbox",
    banner: BANNER,
    body: html`<div class="row">
        <h1>${to ? `Mail for ${to}` : "Mail"}</h1>
        <a href="">Look again</a>
      </div>
      ${to && html`<p><a href="/">All mail</a></p>`}
      ${mails.length === 0 && html`<p class="muted">Nothing here yet. Whatever the product sends appears on this page.</p>`}
      <ul class="list">
        ${mails.map(
          (mail) =>
            html`<li>
              <div class="row">
                <a href="/mail/${mail.id}"><strong>${mail.subject || "(no subject)"}</strong></a>
                <span class="muted small">${at(mail.receivedAt)}</span>
              </div>
              <span class="muted small">to ${mail.to.join(", ")}</span>
            </li>`,
        )}
      </ul>
      ${
        !to &&
        inboxes.length > 1 &&
        html`<h2>Inboxes</h2>
          <ul class="list">
            ${inboxes.map(({ address, count }) => html`<li class="row"><a href="/?to=${encodeURIComponent(address)}">${address}</a><span class="muted small">${count}</span></li>`)}
          </ul>`
      }`,
  });
}

/** One mail: its links, its text, and its HTML in a frame that can do nothing. */
export function mailPage(mail: Mail): Answer {
  return page({
    title: mail.subject || "(no subject)",
    banner: BANNER,
    body: html`<p><a href="/">All mail</a></p>
      <h1>${mail.subject || "(no subject)"}</h1>
      <p class="muted small">from ${mail.from}<br />to ${mail.to.join(", ")}<br />${at(mail.receivedAt)}</p>
      ${
        mail.links.length > 0 &&
        html`<h2>Links</h2>
          <ul class="list card">
            ${mail.links.map(
              ({ href, label }) =>
                html`<li>
                  <a href="${href}">${label}</a
                  >${label !== href && html`<br /><span class="muted small">${href}</span>`}
                </li>`,
            )}
          </ul>`
      }
      ${
        mail.html !== undefined &&
        html`<h2>As it looks</h2>
          <iframe
            title="The mail as it looks"
            sandbox="allow-top-navigation-by-user-activation"
            src="/mail/${mail.id}/html"
          ></iframe>`
      }
      ${
        mail.text !== undefined &&
        html`<h2>As text</h2>
          <pre>${mail.text}</pre>`
      }
      ${
        mail.attachments.length > 0 &&
        html`<h2>Attachments</h2>
          <ul class="list">
            ${mail.attachments.map(({ bytes, filename, mimeType }) => html`<li class="row"><span>${filename || "(no name)"}</span><span class="muted small">${mimeType}, ${bytes} bytes</span></li>`)}
          </ul>`
      }`,
  });
}

export function noSuchMailPage(): Answer {
  return page({
    title: "No such mail",
    banner: BANNER,
    status: 404,
    body: html`<h1>No such mail</h1>
      <p>It was deleted, or made room for newer ones.</p>
      <p><a href="/">All mail</a></p>`,
  });
}

/** The HTML part alone. The policy, besides the frame, keeps it from running scripts or loading anything. */
export function mailHtml(mail: Mail): Answer {
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
        "sandbox allow-top-navigation-by-user-activation",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    // Links open in the whole window, not inside the frame.
    body: `<base target="_top">${mail.html ?? ""}`,
  };
}
