import { fork } from "node:child_process";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Report } from "../figure.ts";
import { memory } from "../processCost.ts";
import { median, quantile } from "../statistics.ts";
import { attacksOf } from "./attacks.ts";
import type { Attack } from "./attackMain.ts";
import { bothForms } from "./gateRequests.ts";
import type { GateScene } from "./gateScene.ts";

const SIMPLE = "IdentityVerificationScreenQuery";
const ROUNDS = 3;
/** Requests of other people while it lasts, one every 20 ms however long the answers take. */
const QUESTIONS = 250;
const EVERY_MS = 20;
const CALM_DOWN_MS = 30_000;
const PROGRAMS = ["web", "engine", "actions"] as const;

/** What people notice of attacks, what is left of them in memory, and what they leave running. */
export async function measureSieges(scene: GateScene, report: Report): Promise<void> {
  const attacks = await attacksOf(scene);
  let attackers = 0;
  // These only make every program grow to what it needs for work.
  for (const attack of Object.values(attacks))
    await besieged(scene, attack(scene.people[attackers++]!), () => bystanders(scene, QUESTIONS));
  for (const [name, attack] of Object.entries(attacks)) {
    const before = memories(scene);
    const quiet: number[] = [];
    const loud: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const calm = await bystanders(scene, QUESTIONS);
      const during = await besieged(scene, attack(scene.people[attackers++]!), () => bystanders(scene, QUESTIONS));
      quiet.push(quantile(calm, 0.99));
      loud.push(quantile(during, 0.99));
      ratios.push(quantile(during, 0.99) / quantile(calm, 0.99));
      await pause(1000);
      if (round === ROUNDS - 1)
        report(`gate under ${name}: statements a second after it`, await statements(scene), "statements");
    }
    report(`gate under ${name}: p99 of another person's simple query`, median(loud), "ms", {
      vs: `${median(quiet).toFixed(1)} ms without; goal 3`,
      ratio: median(ratios),
    });
    await pause(CALM_DOWN_MS);
    const after = memories(scene);
    for (const program of PROGRAMS) {
      report(`gate under ${name}: memory of ${program} 30 s after it`, after[program], "MB", {
        vs: "before; goal 1.1",
        ratio: after[program] / before[program],
      });
    }
  }
}

/** Milliseconds of each answer to people who ask something simple. @throws Error for a refusal */
async function bystanders(scene: GateScene, questions: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const people = scene.people.slice(-100);
  const forms = people.map((person) => bothForms(scene, SIMPLE, {}, person).byId);
  const asked: Promise<number>[] = [];
  for (let n = 0; n < questions; n += 1) {
    asked.push(pause(n * EVERY_MS).then(() => answerTime(scene.portOf("web"), forms[n % forms.length]!, agent)));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

/** Asked once more, as browsers do, where a kept connection was closed at the moment when it was used again. */
function answerTime(port: number, text: string, agent: Agent, began = performance.now()): Promise<number> {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [, ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(": ") as [string, string]));
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, path: "/v1beta1/relay", method: "POST", headers, agent },
      (answer) => {
        let said = "";
        answer.on("data", (chunk: Buffer) => (said += chunk.toString()));
        answer.on("end", () => {
          if (said.startsWith('{"data"')) resolve(performance.now() - began);
          else reject(new Error(`a bystander was refused: ${said}`));
        });
      },
    );
    call.on("error", (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === "ECONNRESET") resolve(answerTime(port, text, agent, began));
      else reject(error);
    });
    call.end(body);
  });
}

/** Runs something while an attack goes on, which then ends by being killed. */
async function besieged<T>(scene: GateScene, connections: Attack["connections"], run: () => Promise<T>): Promise<T> {
  const attacker = fork(path.join(import.meta.dirname, "attackMain.ts"));
  attacker.send({ port: scene.portOf("web"), connections } satisfies Attack);
  await pause(500);
  try {
    return await run();
  } finally {
    attacker.kill("SIGKILL");
  }
}

const memories = (scene: GateScene) =>
  Object.fromEntries(PROGRAMS.map((program) => [program, memory(scene.pidOf(program))?.now ?? Number.NaN])) as Record<
    (typeof PROGRAMS)[number],
    number
  >;

/** Statements of GraphQL that are at work at this moment. */
async function statements({ db }: GateScene): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where application_name = 'embedded-engine' and state = 'active' and query_start < now() - interval '500 ms'`.execute(
    db,
  );
  return rows[0]!.count;
}
