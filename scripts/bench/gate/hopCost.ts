import { deepStrictEqual } from "node:assert";
import path from "node:path";
import { ask } from "../ask.ts";
import type { Report } from "../figure.ts";
import { startLoadProcess } from "../loadProcess.ts";
import { type Round, runRounds, type Side } from "../rounds.ts";
import { startServer } from "../serverProcess.ts";
import type { Settings } from "../settings.ts";
import { median } from "../statistics.ts";
import { bothForms } from "./gateRequests.ts";
import type { GateScene } from "./gateScene.ts";

const BARE_HOP = path.join(import.meta.dirname, "bareHop.ts");
/** What people ask most: one row of their own. */
const SIMPLE = "IdentityVerificationScreenQuery";
/** People come with a page, and a page with several requests. */
const REQUESTS_OF_A_PAGE = 8;

/**
 * Requests per second of one simple query of many people: through the gate, through a proxy that only passes on, and
 * straight to the engine. All ask the same engine with the same tokens.
 */
export async function measureHopCost(scene: GateScene, settings: Settings, report: Report): Promise<void> {
  const forms = scene.people.flatMap((caller) =>
    Array.from({ length: REQUESTS_OF_A_PAGE }, () => bothForms(scene, SIMPLE, {}, caller)),
  );
  const bareHop = await startServer(BARE_HOP, { TARGET: `http://127.0.0.1:${scene.portOf("engine")}` });
  const running = (program: "web" | "engine") => ({
    pid: scene.pidOf(program),
    port: scene.portOf(program),
    stop: () => Promise.resolve(),
  });
  const postgresPid = scene.pidOf("postgres");
  const gate: Side = {
    name: "gate",
    postgresPid,
    server: running("web"),
    requests: forms.map(({ byId }) => byId),
    rounds: [],
  };
  const asText = forms.map((form) => form.asText);
  const hop: Side = { name: "bare hop", postgresPid, server: bareHop, requests: asText, rounds: [] };
  const engine: Side = { name: "engine", postgresPid, server: running("engine"), requests: asText, rounds: [] };
  const loader = startLoadProcess();
  try {
    for (const n of [0, 1, 2]) {
      const [one, other, third] = await Promise.all(
        [gate, hop, engine].map((side) => ask(side.server.port, side.requests[n]!)),
      );
      deepStrictEqual(one, third, "the gate's answer differs from the engine's");
      deepStrictEqual(other, third, "the bare hop's answer differs from the engine's");
    }
    // A token is verified once in its life of 15 minutes.
    for (const { requests, server } of [gate, hop]) {
      await loader.run({ port: server.port, requests, connections: 8, limit: { times: requests.length } });
    }
    await runRounds([gate, hop, engine], { loader, settings });
  } finally {
    loader.stop();
    await bareHop.stop();
  }
  const of = (side: Side, read: (round: Round) => number | undefined): number =>
    median(side.rounds.map(read).filter((value) => value !== undefined));
  const ratio = (other: Side) => median(gate.rounds.map(({ perSecond }, n) => perSecond / other.rounds[n]!.perSecond));
  const rate = (round: Round) => round.perSecond;
  report("gate: a simple query", of(gate, rate), "requests/s", { vs: "a bare proxy; goal 0.9", ratio: ratio(hop) });
  report("gate: a simple query, no hop", of(engine, rate), "requests/s", {
    vs: "the gate: what is left of it",
    ratio: ratio(engine),
  });
  report(
    "gate: CPU of the gate per request",
    of(gate, ({ cpu }) => cpu?.server),
    "µs",
    {
      vs: "a bare proxy",
      ratio: of(gate, ({ cpu }) => cpu?.server) / of(hop, ({ cpu }) => cpu?.server),
    },
  );
  report(
    "gate: p99 under load",
    of(gate, ({ p99 }) => p99),
    "ms",
    {
      vs: "a bare proxy",
      ratio: of(gate, ({ p99 }) => p99) / of(hop, ({ p99 }) => p99),
    },
  );
}
