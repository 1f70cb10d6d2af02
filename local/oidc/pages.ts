import { nextToken } from "../simulator/ids.ts";
import { seeOther, type Answer, type Router } from "../simulator/http.ts";
import { html, originOf, page } from "../simulator/page.ts";
import type { Account, Client, IssuerName } from "./issuers.ts";
import type { OidcState } from "./state.ts";

const NAMES: Record<IssuerName, string> = { google: "Google", apple: "Apple" };
/** How long a code waits to be exchanged. */
const CODE_ENDS_AFTER_MS = 10 * 60 * 1000;

interface PagesOptions {
  name: IssuerName;
  client: Client;
  state: OidcState;
  onChange(): void;
}

/** What an application asks for when it sends somebody here. */
interface Asked {
  redirectUri: string;
  state: string;
  challenge: string;
  nonce: string | null;
  scope: string;
  isOffline: boolean;
}

/** The page on which people choose the account that they sign in with, or cancel. */
export function addPages(router: Router, { client, name, onChange, state }: PagesOptions): void {
  router.on("GET", `/${name}/authorize`, ({ query }) => {
    const asked = read(query);
    return "status" in asked ? asked : choicePage(asked, query);
  });

  router.on("POST", `/${name}/authorize`, ({ body, query }) => {
    const asked = read(query);
    if ("status" in asked) return asked;
    const form = new URLSearchParams(body);
    const choice = form.get("choice");
    if (choice === "cancel") return back(asked, { error: "access_denied" });
    const isNew = choice === "another" || choice === "unconfirmed";
    const account = isNew ? addAccount(form, choice === "another") : find(choice);
    if (!account) return choicePage(asked, query, "Choose an account, or give the email address of another one.");
    const code = `code-${nextToken(state.ids, 32)}`;
    const { challenge, isOffline, nonce, redirectUri, scope } = asked;
    state.codes[code] = {
      issuer: name,
      sub: account.sub,
      clientId: client.id,
      redirectUri,
      challenge,
      nonce,
      scope,
      isOffline,
      endsAt: Date.now() + CODE_ENDS_AFTER_MS,
    };
    onChange();
    return back(asked, { code, scope });
  });

  const find = (sub: string | null) => state.accounts[name].find((account) => account.sub === sub);

  function addAccount(form: URLSearchParams, isEmailVerified: boolean): Account | undefined {
    const email = (form.get("email") ?? "").trim().toLowerCase().slice(0, 200);
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) return undefined;
    const known = state.accounts[name].find((account) => account.email === email);
    if (known) return known;
    const account: Account = {
      sub: nextToken(state.ids, 21),
      email,
      isEmailVerified,
      name: (form.get("name") ?? "").trim().slice(0, 100),
    };
    state.accounts[name].push(account);
    onChange();
    return account;
  }

  /** The question, or the page that says what is wrong with it: nobody is sent on to an address that is not the application's. */
  function read(query: URLSearchParams): Asked | Answer {
    const given = (field: string) => query.get(field) ?? "";
    const redirectUri = given("redirect_uri");
    if (given("client_id") !== client.id) return faultPage("invalid_client: no application has this client_id.");
    if (!client.redirectUris.includes(redirectUri))
      return faultPage("redirect_uri_mismatch: the application has not registered this redirect_uri.");
    const scope = given("scope");
    const asked: Asked = {
      redirectUri,
      scope,
      state: given("state"),
      challenge: given("code_challenge"),
      nonce: query.get("nonce"),
      isOffline: given("access_type") === "offline",
    };
    if (given("response_type") !== "code") return back(asked, { error: "unsupported_response_type" });
    if (!scope.split(" ").includes("openid")) return back(asked, { error: "invalid_scope" });
    if (asked.challenge === "" || given("code_challenge_method") !== "S256")
      return back(asked, { error: "invalid_request", error_description: "PKCE with S256 is required." });
    return asked;
  }

  function choicePage(asked: Asked, query: URLSearchParams, fault?: string): Answer {
    const provider = NAMES[name];
    const action = `/${name}/authorize?${query.toString()}`;
    return page({
      title: `Sign in with ${provider}`,
      banner: `Simulated ${provider}: these accounts exist on this machine alone.`,
      formTargets: originOf(asked.redirectUri),
      body: html`<div class="columns">
        <section>
          <h1>Choose an account</h1>
          <p class="muted">to go on to Savings Circle</p>
          ${fault && html`<p class="error" role="alert">${fault}</p>`}
          <form method="post" action="${action}">
            <ul class="list">
              ${state.accounts[name].map(
                ({ email, isEmailVerified, name: person, sub }) =>
                  html`<li>
                    <button class="wide quiet" name="choice" value="${sub}">
                      ${person || email} <span class="small">(${email}${!isEmailVerified && ", not confirmed"})</span>
                    </button>
                  </li>`,
              )}
            </ul>
            <p class="center"><button class="quiet" name="choice" value="cancel">Cancel</button></p>
          </form>
        </section>
        <section class="card" aria-labelledby="another">
          <h1 id="another">Another account</h1>
          <form method="post" action="${action}">
            <div class="fields">
              <div class="whole">
                <label for="email">Email</label
                ><input id="email" name="email" type="email" maxlength="200" autocomplete="off" />
              </div>
              <div class="whole">
                <label for="name">Name</label><input id="name" name="name" maxlength="100" autocomplete="off" />
              </div>
            </div>
            <div class="actions">
              <button name="choice" value="another">Use this account</button>
              <button class="quiet" name="choice" value="unconfirmed">Use it with an unconfirmed address</button>
            </div>
          </form>
        </section>
      </div>`,
    });
  }

  function faultPage(fault: string): Answer {
    return page({
      title: "Access blocked",
      banner: `Simulated ${NAMES[name]}`,
      status: 400,
      body: html`<section class="card">
        <h1>Access blocked</h1>
        <p>${fault}</p>
      </section>`,
    });
  }
}

/** Back to the application, with its own state. */
function back({ redirectUri, state }: Asked, values: Record<string, string>): Answer {
  const url = new URL(redirectUri);
  for (const [field, value] of Object.entries({ ...values, state })) url.searchParams.set(field, value);
  return seeOther(url.href);
}
