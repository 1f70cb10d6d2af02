import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createOidcSimulator } from "../../local/oidc/simulator.ts";
import { closeServer, control } from "../../local/simulator/forTests.ts";
import { listenOnLoopback } from "../../local/simulator/runProcess.ts";
import { Browser } from "./browser.ts";

const RETURN = "https://circle.test/auth/callback/google";

/** Our team at Apple and its key for Sign in with Apple. */
const key = generateKeyPairSync("ec", { namedCurve: "P-256" });
const TEAM = { teamId: "CIRCLETEAM", keyId: "CIRCLEKEY2", publicKey: key.publicKey };

/** What the service reads of the providers, when they are the stand-in at `url`. */
const envOf = (url: string) => ({
  GOOGLE_ISSUER: `${url}/google`,
  GOOGLE_CLIENT_ID: "web-client",
  GOOGLE_CLIENT_SECRET: "web-secret",
  GOOGLE_AUDIENCES: "ios-client",
  APPLE_ISSUER: `${url}/apple`,
  APPLE_CLIENT_ID: "example.circle",
  APPLE_TEAM_ID: TEAM.teamId,
  APPLE_KEY_ID: TEAM.keyId,
  APPLE_PRIVATE_KEY: key.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
});

/** What somebody does at Google's page. */
type Choice = { choice: "cancel" } | { choice: "another" | "unconfirmed"; email: string; name?: string };

/** The providers' stand-in on a port of its own, and how people and apps use it. */
export async function startOidc() {
  let url = "";
  const simulator = createOidcSimulator({
    url: () => url,
    clients: {
      google: { id: "web-client", secret: "web-secret", redirectUris: [RETURN] },
      apple: { id: "example.circle", secret: TEAM, redirectUris: [] },
    },
  });
  url = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;

  /** Chooses on the provider's page. @returns where the browser is sent back to */
  async function choose(page: string, choice: Choice): Promise<URL> {
    const answer = await fetch(page, { method: "POST", body: new URLSearchParams({ ...choice }), redirect: "manual" });
    return new URL(answer.headers.get("location") ?? `https://no.redirect/${answer.status}`);
  }

  return {
    url,
    env: envOf(url),
    choose,
    control: <Result>(path: string, body: unknown) => control<Result>(url, path, body),
    /** The ID token that an app gets. */
    idToken: (wish: { provider: "google" | "apple"; email: string; [more: string]: unknown }) =>
      control<{ idToken: string }>(url, "id_tokens", wish).then(({ idToken }) => idToken),
    /** What an app on an iPhone gets from Apple, as it gives it to us. */
    async fromIphone(email: string) {
      const nonce = randomUUID();
      const wish = { provider: "apple", email, nonce };
      const given = await control<{ idToken: string; sub: string; authorizationCode: string }>(url, "id_tokens", wish);
      const { authorizationCode, idToken: token, sub } = given;
      return { sub, idToken: { token, nonce, authorizationCode } };
    },
    /** How many refresh tokens of somebody are good at Apple. */
    async goodAtApple(sub: string): Promise<number> {
      const state = (await (await fetch(`${url}/_sim/state`)).json()) as { refresh: { issuer: string; sub: string }[] };
      return state.refresh.filter((token) => token.issuer === "apple" && token.sub === sub).length;
    },
    /** Signs in by Google from the button to the return. @returns where the browser is sent in the end */
    async signIn(browser: Browser, choice: Choice, told: object = {}): Promise<string | null> {
      const begun = await browser.post("/auth/sign-in/social", { provider: "google", ...told });
      if (begun.status !== 200) throw new Error(`${begun.status} ${JSON.stringify(begun.body)}`);
      const back = await choose(String(begun.body["url"]), choice);
      return (await browser.get(back.pathname + back.search)).headers.get("location");
    },
    stop: () => closeServer(simulator.server),
  };
}
