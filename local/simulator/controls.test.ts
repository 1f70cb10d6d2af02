import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foreignRequests, statusOfRaw } from "../control/forTests.ts";
import { createDiditSimulator } from "../didit/simulator.ts";
import { createOidcSimulator } from "../oidc/simulator.ts";
import { createMailSimulator } from "../mail/simulator.ts";
import { createStripeSimulator } from "../stripe/simulator.ts";
import { closeServer, control } from "./forTests.ts";
import { listenOnLoopback } from "./runProcess.ts";

const DAY = 86_400_000;
const publicUrl = () => "http://127.0.0.1";
const SIMULATORS = {
  stripe: () => createStripeSimulator({ publicUrl }),
  didit: () => createDiditSimulator({ publicUrl }),
  mail: () => createMailSimulator(),
  oidc: () =>
    createOidcSimulator({
      url: publicUrl,
      clients: { google: { id: "g", secret: "s", redirectUris: [] }, apple: { id: "a", secret: "", redirectUris: [] } },
    }),
};

describe.each(Object.entries(SIMULATORS))("the controls of %s", (_, create) => {
  let simulator: { server: Server; stop(): void };
  let port: number;
  let base: string;
  beforeAll(async () => {
    simulator = create();
    port = await listenOnLoopback(simulator.server, 0);
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    simulator.stop();
    await closeServer(simulator.server);
  });

  const offset = async () => (await control<{ offsetMs: number }>(base, "clock", undefined, "GET")).offsetMs;

  it.each(foreignRequests("/_sim/clock", '{"advanceMs":1000}'))("refuse %s", async (__, status, lines, body) => {
    const before = await offset();
    expect(await statusOfRaw(port, lines, body)).toBe(status);
    expect(await offset()).toBe(before);
  });

  it("tell nothing to a foreign name that points to this machine", async () => {
    for (const path of ["state", "calls", "health", "webhooks"])
      expect(await statusOfRaw(port, [`GET /_sim/${path} HTTP/1.1`, "host: rebound.example"])).toBeOneOf([403, 404]);
  });

  it("move the clock forward, neither back nor beyond the last date", async () => {
    await control(base, "clock", { advanceMs: DAY });
    for (const body of [
      { offsetMs: DAY - 1 },
      { advanceMs: -1 },
      { now: "2019-06-01T00:00:00Z" },
      { now: "2100-01-01T00:00:00Z" },
      { advanceMs: 1e300 },
      { offsetMs: null },
      { offsetMs: "NaN" },
      { now: "never" },
      {},
    ])
      await expect(control(base, "clock", body)).rejects.toThrow("400");
    expect(await offset()).toBe(DAY);
  });
});
