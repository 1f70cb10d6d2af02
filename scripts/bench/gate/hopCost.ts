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
const PASS_THROUGH = path.join(import.meta.dirname, "passThrough.ts");
/** What people ask most: one row of their own. */
const SIMPLE = "IdentityVerificationScreenQuery";
/** People come with a page, and a page with several requests. */
const REQUESTS_OF_A_PAGE = 8;

/**
 * Requests per second of one simple query of many people: through the gate, through the same web server without it,
 * through a proxy that only passes on, and straight to the engine. All ask the same engine with the same tokens.
 */
export async function measureHopCost(scene: GateScene, settings: Settings, report: Report): Promise<void> {
  const forms = scene.people.flatMap((caller) =>
    Array.from({ length: REQUESTS_OF_A_PAGE }, () => bothForms(scene, SIMPLE, {}, caller)),
  );
  const env = {
    TARGET: `http://127.0.0.1:${scene.portOf("engine")}`,
    PUBLIC_ORIGIN: `http://localhost:${scene.portOf("web")}`,
  };
  const bareHop = await startServer(BARE_HOP, env);
  const passThrough = await startServer(PASS_THROUGH, env);
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
  const pass: Side = { name: "no gate", postgresPid, server: passThrough, requests: asText, rounds: [] };
  const hop: Side = { name: "bare hop", postgresPid, server: bareHop, requests: asText, rounds: [] };
  const engine: Side = { name: "engine", postgresPid, server: running("engine"), requests: asText, rounds: [] };
  const loader = startLoadProcess();
  try {
    for (const n of [0, 1, 2]) {
      const [one, ...others] = await Promise.all(
        [gate, pass, hop, engine].map((side) => ask(side.server.port, side.requests[n]!)),
      );
      for (const other of others) deepStrictEqual(one, other, "the gate's answer differs from another's");
    }
    // A token is verified once in its life of 15 minutes.
    for (const { requests, server } of [gate, pass, hop]) {
      await loader.run({ port: server.port, requests, connections: 8, limit: { times: requests.length } });
    }
    await runRounds([gate, pass, hop, engine], { loader, settings });
  } finally {
    loader.stop();
    await Promise.all([bareHop.stop(), passThrough.stop()]);
  }
  const of = (side: Side, read: (round: Round) => number | undefined): number =>
    median(side.rounds.map(read).filter((value) => value !== undefined));
  const ratio = (other: Side) => median(gate.rounds.map(({ perSecond }, n) => perSecond / other.rounds[n]!.perSecond));
  const rate = (round: Round) => round.perSecond;
  report("gate: a simple query", of(gate, rate), "requests/s", {
    vs: "without the gate; goal 0.9",
    ratio: ratio(pass),
  });
  report("gate: a simple query, beside a bare proxy", of(hop, rate), "requests/s", {
    vs: "the gate: what is left of it",
    ratio: ratio(hop),
  });
  report("gate: a simple query, no hop", of(engine, rate), "requests/s", {
    vs: "the gate: what is left of it",
    ratio: ratio(engine),
  });
  const cpuOfServer = (side: Side) => of(side, ({ cpu }) => cpu?.server);
  for (const [name, other] of Object.entries({ "without the gate": pass, "a bare proxy": hop })) {
    report("gate: CPU of the web server per request", cpuOfServer(gate), "µs", {
      vs: name,
      ratio: cpuOfServer(gate) / cpuOfServer(other),
    });
  }
  const p99 = (side: Side) => of(side, (round) => round.p99);
  report("gate: p99 under load", p99(gate), "ms", { vs: "without the gate", ratio: p99(gate) / p99(pass) });
}
