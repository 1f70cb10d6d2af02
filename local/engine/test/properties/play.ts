import type { Endpoint, GraphQLRequest } from "../../interface.ts";
import type { Dice } from "./dice.ts";
import type { World } from "./reference/world.ts";
import { agrees, verdict, type Verdict } from "./reference/verdict.ts";
import { decorate } from "./requests/decorate.ts";
import { forget } from "./requests/forget.ts";
import { newDraft } from "./requests/draft.ts";
import { drawQuery } from "./requests/drawQuery.ts";
import { drawMutation } from "./requests/drawWrites.ts";
import { printRequest } from "./requests/print.ts";
import type { Request } from "./requests/request.ts";
import { simplerRequests } from "./requests/simpler.ts";
import { drawAsker, everyRole } from "./scenes/drawScene.ts";
import type { Asker, Scene } from "./scenes/scene.ts";
import type { Outcome, Stage } from "./stage.ts";

/** A request and its senders, one after the other; all have the same role and so share plans. */
export interface Run {
  askers: readonly Asker[];
  request: Request;
  /** Asked as a live query, for all senders at once. */
  live: boolean;
}

export function drawRun(dice: Dice, scene: Scene): Run {
  const role = dice.pick(everyRole(scene));
  const askers = Array.from({ length: dice.chance(25) ? 2 : 1 }, () => drawAsker(dice, role));
  const world: World = { scene, rows: scene.rows, asker: askers[0]! };
  const endpoint: Endpoint = dice.chance(50) ? "graphql" : "relay";
  const draft = newDraft({ dice, endpoint, world, thief: dice.chance(25) ? {} : undefined });
  const isMutation = dice.chance(40);
  const live = !isMutation && dice.chance(25);
  const whole = decorate(dice, isMutation ? drawMutation(draft) : drawQuery(draft, live));
  const request = !draft.thief && dice.chance(12) ? forget(dice, whole) : whole;
  return { askers, request, live: live && request.fields[0]!.meaning.kind !== "typename" };
}

export function* simplerRuns(run: Run): Iterable<Run> {
  const { askers, request } = run;
  if (askers.length > 1) for (const asker of askers) yield { ...run, askers: [asker] };
  for (const simpler of simplerRequests(request)) yield { ...run, request: simpler };
}

/** A difference between the engine and the reference. */
export interface Difference {
  /** The engine's answer in short. Differences with the same one probably have the same cause. */
  kind: string;
  report: string;
}

/** Asks the engine and the reference. @returns `undefined` where they agree */
export async function playRun(stage: Stage, run: Run): Promise<Difference | undefined> {
  const { askers, request, live } = run;
  const text = printRequest(request, live ? "subscription" : request.operation);
  const outcomes = live ? await stage.askLive(request.endpoint, askers, text) : [];
  for (const [index, asker] of askers.entries()) {
    const outcome = outcomes[index] ?? (await stage.ask(request.endpoint, asker, text));
    const expected = verdict({ scene: stage.scene, rows: stage.scene.rows, asker }, request);
    if (agrees(expected, outcome, asker)) continue;
    return { kind: kindOf(outcome), report: report(asker, request.endpoint, text, outcome, expected) };
  }
  return undefined;
}

/** A refusal without its names. */
const kindOf = ({ refusal }: Outcome): string =>
  refusal ? `${refusal.code}: ${refusal.message.replaceAll(/"[^"]*"|'[^']*'/g, "…")}` : "data";

function report(
  { role, variables }: Asker,
  endpoint: Endpoint,
  text: GraphQLRequest,
  outcome: Outcome,
  expected: Verdict,
): string {
  return [
    `role: ${role}`,
    `session: ${JSON.stringify(variables)}`,
    `endpoint: ${endpoint}`,
    text.query,
    `variables: ${JSON.stringify(text.variables)}`,
    `engine: ${JSON.stringify(outcome)}`,
    `reference: ${JSON.stringify(expected)}`,
  ].join("\n");
}
