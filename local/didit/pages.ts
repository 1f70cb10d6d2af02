import type { Deliveries } from "../simulator/deliveries.ts";
import { seeOther, type Answer, type Router } from "../simulator/http.ts";
import { html, originOf, page } from "../simulator/page.ts";
import { personOf } from "./decision.ts";
import type { Session, Status } from "./session.ts";
import type { Sessions } from "./sessions.ts";

const BANNER = "Simulated identity check: no document is looked at, no picture is taken, nothing leaves this machine.";

/** The buttons of the hosted page, in the order in which people want them. */
const OUTCOMES: { label: string; status: Status; meaning: string }[] = [
  { label: "Approve", status: "Approved", meaning: "the document and the face match" },
  { label: "Decline", status: "Declined", meaning: "the check fails" },
  { label: "Review", status: "In Review", meaning: "a person at the provider has to look first" },
  { label: "Resubmit", status: "Resubmitted", meaning: "the pictures must be taken again" },
  { label: "Abandon", status: "Abandoned", meaning: "walking away in the middle" },
  { label: "Expire", status: "Expired", meaning: "too late, the check has to be started again" },
  { label: "Kyc Expired", status: "Kyc Expired", meaning: "an approved document ran out later" },
];

/** The provider's pages: one where a person is checked, and a list for people who try the product by hand. */
export function addPages(router: Router, sessions: Sessions, deliveries: Deliveries): void {
  router.on("GET", "/", () => listPage(sessions, deliveries));

  router.on("GET", "/session/:token", ({ params }) => {
    const session = sessions.findByToken(params.token!);
    if (!session) return unknownPage();
    sessions.start(session);
    return checkPage(session);
  });

  router.on("POST", "/session/:token", ({ body, params }) => {
    const session = sessions.findByToken(params.token!);
    if (!session) return unknownPage();
    const form = new URLSearchParams(body);
    const outcome = OUTCOMES.find(({ status }) => status === form.get("outcome"));
    if (!outcome) return checkPage(session);
    const before = session.person ?? personOf(session);
    const typed = (name: keyof typeof before) => form.get(name)?.trim().slice(0, 100) || before[name];
    sessions.setStatus(session, outcome.status, {
      first_name: typed("first_name"),
      last_name: typed("last_name"),
      date_of_birth: typed("date_of_birth"),
      document_number: typed("document_number"),
    });
    return session.callback ? seeOther(callbackWith(session, session.callback)) : donePage(session);
  });
}

/** The callback with the two values that the provider appends; the receiver must not trust them. */
function callbackWith({ session_id: id, status }: Session, callback: string): string {
  const url = new URL(callback);
  url.searchParams.set("verificationSessionId", id);
  url.searchParams.set("status", status);
  return url.href;
}

function checkPage(session: Session): Answer {
  const person = session.person ?? personOf(session);
  const field = (name: keyof typeof person, label: string) =>
    html`<div>
      <label for="${name}">${label}</label
      ><input id="${name}" name="${name}" value="${person[name]}" maxlength="100" autocomplete="off" />
    </div>`;
  return page({
    title: "Identity check",
    banner: BANNER,
    formTargets: originOf(session.callback),
    body: html`<form method="post" action="/session/${session.session_token}">
      <div class="columns">
        <section>
          <h1>Identity check</h1>
          <p>
            Here you would show your identity document and your face to our identity partner. On this machine you choose
            how the check ends instead, and then go back to where you came from.
          </p>
          <p class="muted small">Status now: ${session.status}</p>
          <h2>Who the document belongs to</h2>
          <div class="fields">
            ${field("first_name", "First name")} ${field("last_name", "Last name")}
            ${field("date_of_birth", "Date of birth")} ${field("document_number", "Document number")}
          </div>
        </section>
        <section class="card" aria-labelledby="outcome">
          <h1 id="outcome">How should it end?</h1>
          <ul class="list choices">
            ${OUTCOMES.map(
              ({ label, meaning, status }, index) =>
                html`<li>
                  <button type="submit" name="outcome" value="${status}" class="${index === 0 ? "" : "quiet"}">
                    ${label}
                  </button>
                  <span class="muted small">${meaning}</span>
                </li>`,
            )}
          </ul>
        </section>
      </div>
    </form>`,
  });
}

function donePage(session: Session): Answer {
  return page({
    title: "Identity check",
    banner: BANNER,
    body: html`<section class="card">
      <h1>The check has ended: ${session.status}</h1>
      <p>You can close this page and go back to the app.</p>
    </section>`,
  });
}

function unknownPage(): Answer {
  return page({
    title: "No such check",
    banner: BANNER,
    status: 404,
    body: html`<section class="card">
      <h1>There is no such check</h1>
      <p>The address is wrong, or the simulator was reset since it was made.</p>
    </section>`,
  });
}

function listPage(sessions: Sessions, deliveries: Deliveries): Answer {
  const newestFirst = sessions.list().toReversed().slice(0, 50);
  const open = deliveries.list().filter(({ state }) => state === "waiting" || state === "sending").length;
  return page({
    title: "Simulated identity checks",
    banner: BANNER,
    body: html`<h1>Identity checks</h1>
      <p class="muted">Webhooks on their way: ${open}</p>
      ${newestFirst.length === 0 && html`<p class="muted">None yet. They appear when somebody starts a verification.</p>`}
      <ul class="list">
        ${newestFirst.map(
          (session) =>
            html`<li>
              <div class="row">
                <strong>${session.status}</strong
                ><span class="muted small">${session.created_at.replace("T", " ").slice(0, 16)} UTC</span>
              </div>
              <a class="small" href="/session/${session.session_token}">Open the check</a>
              <span class="muted small">for ${session.vendor_data ?? "nobody"}</span>
            </li>`,
        )}
      </ul>`,
  });
}
