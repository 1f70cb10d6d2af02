import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { refusalOfControl } from "../control/ownRequest.ts";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Faults } from "../simulator/faults.ts";
import { type Answer, createSimulatorServer, json, Router, type SimRequest } from "../simulator/http.ts";
import { nextToken } from "../simulator/ids.ts";
import { html, page } from "../simulator/page.ts";
import { StateFile } from "../simulator/stateFile.ts";
import { askPhone } from "./fromPhones.ts";
import { type Client, type IssuerName, ISSUERS } from "./issuers.ts";
import { makeKey } from "./keys.ts";
import { makeNotice, tellApplication } from "./notices.ts";
import { addPages } from "./pages.ts";
import { addProtocol } from "./provider.ts";
import { emptyState, type OidcState } from "./state.ts";

export interface OidcSimulatorOptions {
  /** Where programs reach this process, without a slash at the end; the issuers are paths of it. */
  url(): string;
  /** The same for browsers. */
  publicUrl?(): string;
  clients: Record<IssuerName, Client>;
  /** Where notices about people go; nowhere where it is not given. */
  noticesUrl?(): string;
  clockOffsetMs?: number;
  seed?: string | undefined;
  stateFile?: string | undefined;
}

export interface OidcSimulator {
  server: Server;
  stop(): void;
}

/** Google's and Apple's sign-in, for accounts that exist only here. It does not listen yet. */
export function createOidcSimulator(options: OidcSimulatorOptions): OidcSimulator {
  const { clients, noticesUrl, seed, stateFile, url } = options;
  const publicUrl = options.publicUrl ?? url;
  const clock = new Clock(options.clockOffsetMs);
  const faults = new Faults();
  const calls = new Calls();
  const kept: StateFile<OidcState> = new StateFile(stateFile, () => state);
  const write = () => kept.write();
  const onChange = () => kept.changed();
  const state = kept.load() ?? emptyState(seed);

  const router = new Router().on("GET", "/", () => listPage(state));
  for (const name of ISSUERS) {
    const client = clients[name];
    const place = () => ({ issuer: `${url()}/${name}`, pages: `${publicUrl()}/${name}` });
    addProtocol(router, { name, client, place, state, onChange });
    addPages(router, { name, client, state, onChange });
  }
  addControls(router, {
    name: "oidc",
    calls,
    clock,
    faults,
    audit: () => [],
    reset() {
      Object.assign(state, emptyState(seed));
      onChange();
    },
    state: () => ({
      accounts: state.accounts,
      codes: Object.keys(state.codes).length,
      refresh: Object.values(state.refresh),
    }),
  });
  addTokenControls(router, { state, onChange, url, clients, noticesUrl });

  return {
    server: createSimulatorServer({
      faults,
      write,
      isApi,
      async handle(request) {
        const route = router.find(request.method, request.path);
        if (!route) return json({ error: "not_found" }, 404);
        request.params = route.params;
        const answer = faultyAnswer(request) ?? (await route.handler(request));
        if (isApi(request.path)) calls.record(withoutSecrets(request), answer, clock.now());
        // What was asked for is done; the answer is late.
        if (request.fault?.action === "delay") await setTimeout(request.fault.ms);
        return answer;
      },
    }),
    stop: write,
  };
}

const isApi = (path: string) => /^\/(google|apple)\/(\.well-known\/|jwks|token|userinfo|revoke)/.test(path);

/** A status instead of the work; other faults are of the transport. */
function faultyAnswer({ fault }: SimRequest): Answer | undefined {
  return fault?.action === "status" ? json({ error: "temporarily_unavailable" }, fault.status) : undefined;
}

/** What is kept of a call: codes and secrets are not. */
const withoutSecrets = (request: SimRequest): SimRequest => {
  const form = new URLSearchParams(request.body);
  for (const field of ["client_secret", "code", "code_verifier", "refresh_token", "token"])
    if (form.has(field)) form.set(field, "…");
  return { ...request, body: form.toString() };
};

interface TokenControls {
  state: OidcState;
  onChange(): void;
  url(): string;
  clients: Record<IssuerName, Client>;
  noticesUrl?: (() => string) | undefined;
}

/**
 * What an app on a phone gets from its provider without a browser: `POST /_sim/id_tokens`, right or wrong in one way.
 * `POST /_sim/keys` has a provider sign with a new key, `POST /_sim/notices` has it tell the application of somebody.
 */
function addTokenControls(router: Router, { clients, noticesUrl, onChange, state, url }: TokenControls): void {
  const guarded = (path: string, run: (given: Record<string, unknown>, name: IssuerName) => Promise<unknown>) =>
    router.on("POST", `/_sim/${path}`, async (request) => {
      const refusal = refusalOfControl(request.method, request.headers);
      if (refusal) return json({ error: refusal.message }, refusal.status);
      const given = JSON.parse(request.body) as Record<string, unknown>;
      const name = ISSUERS.find((issuer) => issuer === given.provider);
      return name ? json(await run(given, name)) : json({ error: `provider: one of ${ISSUERS.join(", ")}` }, 400);
    });

  guarded("id_tokens", (given, name) =>
    askPhone(given, { name, client: clients[name], issuer: `${url()}/${name}`, state, onChange }),
  );

  guarded("notices", async (given, name) => {
    const around = { app: clients[name].id, issuer: `${url()}/${name}`, key: state.keys[name].at(-1)! };
    const payload = await makeNotice(given, around);
    const to = noticesUrl?.();
    return { payload, status: to === undefined ? null : await tellApplication(to, payload) };
  });

  guarded("keys", async (_, name) => {
    const key = makeKey(`${name}-${nextToken(state.ids, 8)}`);
    state.keys[name].push(key);
    onChange();
    return { kid: key.kid };
  });
}

const listPage = ({ accounts }: OidcState) =>
  page({
    title: "Simulated sign-in",
    banner: "Simulated Google and Apple: these accounts exist on this machine alone.",
    body: html`<h1>Accounts at Google and Apple</h1>
      <p class="muted">They are chosen on the page that “Continue with Google” leads to.</p>
      ${ISSUERS.map(
        (name) =>
          html`<h2>${name === "google" ? "Google" : "Apple"}</h2>
            <ul class="list">
              ${accounts[name].map(
                ({ email, isEmailVerified, name: person }) =>
                  html`<li>
                    <strong>${person || email}</strong>
                    <span class="muted">${email}${!isEmailVerified && ", not confirmed"}</span>
                  </li>`,
              )}
            </ul>`,
      )}`,
  });
