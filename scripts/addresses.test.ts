/** Web server and service together write the client's real address into the security log, whatever it sends. */
import { request, type Server } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACTIONS_SECRET, startTestService, type TestService } from "../actions/test/testService.ts";
import { createWebServer } from "../web/server/app.ts";
import { readEnv } from "../web/server/env.ts";
import { webRootForTests } from "../web/server/test/gateForTests.ts";
import { listen } from "../web/server/test/standIns.ts";

const NAMES = [
  "x-forwarded-for",
  "X-FORWARDED-FOR",
  "x_forwarded_for",
  "x-forwarded",
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "x-cluster-client-ip",
  "x-original-forwarded-for",
];
const VALUES = ["6.6.6.6", "6.6.6.6, 7.7.7.7", "127.0.0.1", "::1", "for=6.6.6.6;unknown"];
const SPOOFINGS = NAMES.flatMap((name) => VALUES.map((value) => ({ name, value })));

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The address of the `n`th client. Without proxies it is the connection's own, and loopback has many. */
const clientOf = (hops: number, n: number) => (hops === 0 ? `127.0.1.${n + 1}` : `203.0.113.${n + 1}`);

/** The headers that arrive when the client sent a spoofed one and each proxy appended the address that it saw. */
function arriving(hops: number, client: string, { name, value }: (typeof SPOOFINGS)[number]): Record<string, string> {
  const seen = [client, "10.0.0.2"].slice(0, hops);
  const isList = name.toLowerCase() === "x-forwarded-for";
  const list = [...(isList ? [value] : []), ...seen].join(", ");
  return { ...(!isList && { [name]: value }), ...(list !== "" && { "x-forwarded-for": list }) };
}

describe.each([0, 1, 2])("behind %i proxies", (hops) => {
  let web: Server;
  let port: number;
  beforeAll(async () => {
    web = createWebServer(
      readEnv({
        WEB_ROOT: webRootForTests(),
        PUBLIC_ORIGIN: service.services.env.PUBLIC_ORIGIN,
        HASURA_URL: service.url,
        ACTIONS_URL: service.url,
        ACTIONS_SECRET,
        TRUSTED_HOPS: String(hops),
      }),
    );
    port = Number(new URL(await listen(web)).port);
  });
  afterAll(() => {
    web.close();
    web.closeAllConnections();
  });

  const signIn = (email: string, client: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const options = {
        host: "127.0.0.1",
        port,
        path: "/auth/sign-in/email",
        method: "POST",
        agent: false as const,
        headers: { "content-type": "application/json", ...headers },
        ...(hops === 0 && { localAddress: client }),
      };
      request(options, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end(JSON.stringify({ email, password: "wrong" }));
    });

  it("60 spoofings are each logged with the client's real address, and none locks out another client", async () => {
    expect(SPOOFINGS).toHaveLength(60);
    for (const [n, spoofed] of SPOOFINGS.entries()) {
      const client = clientOf(hops, n);
      const status = await signIn(`h${hops}.${n}@example.com`, client, arriving(hops, client, spoofed));
      expect([spoofed, status]).toEqual([spoofed, 401]);
    }
    const { rows } = await sql<{ email: string; ip_address: string }>`
      select event_data ->> 'email' as email, host(ip_address::inet) as ip_address from security_audit_logs
      where event_type = 'login_attempt' and event_data ->> 'email' like ${`h${hops}.%`}`.execute(service.services.db);
    const logged = new Map(rows.map(({ email, ip_address }) => [email, ip_address]));
    for (const [n, spoofed] of SPOOFINGS.entries()) {
      expect([spoofed, logged.get(`h${hops}.${n}@example.com`)]).toEqual([spoofed, clientOf(hops, n)]);
    }
  }, 60_000);
});
