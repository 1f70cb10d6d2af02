import { createOidcSimulator } from "../../local/oidc/simulator.ts";
import { closeServer, control } from "../../local/simulator/forTests.ts";
import { listenOnLoopback } from "../../local/simulator/runProcess.ts";
import { Browser } from "./browser.ts";

const RETURN = "https://circle.test/auth/callback/google";

/** What the service reads of the providers, when they are the stand-in at `url`. */
const envOf = (url: string) => ({
  GOOGLE_ISSUER: `${url}/google`,
  GOOGLE_CLIENT_ID: "web-client",
  GOOGLE_CLIENT_SECRET: "web-secret",
  GOOGLE_AUDIENCES: "ios-client",
  APPLE_ISSUER: `${url}/apple`,
  APPLE_CLIENT_ID: "example.circle",
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
      apple: { id: "example.circle", secret: "", redirectUris: [] },
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
