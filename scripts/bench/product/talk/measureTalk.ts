import { randomBytes } from "node:crypto";
import type { Report } from "../../figure.ts";
import type { Settings } from "../../settings.ts";
import { tokenMaker } from "../../sides.ts";
import { quantile } from "../../statistics.ts";
import { withProductEngine } from "../productEngine.ts";
import { countLive } from "./countLive.ts";
import { openEventSink } from "./eventSink.ts";
import { measureLongTalk } from "./longTalk.ts";
import { type Outcome, playTalk, type Talk } from "./playTalk.ts";
import { measureRest } from "./rest.ts";
import { SCREENS } from "./Talker.ts";
import type { TalkParts } from "./talkParts.ts";
import { LARGE, openTalk, smallCircles } from "./talkScene.ts";

/** Conversations over the product's own tables and rights, by the client's own operations and reader of tails. */
export async function measureTalk(settings: Settings, report: Report): Promise<void> {
  const scene = await openTalk();
  const sink = await openEventSink();
  const tokens = tokenMaker(randomBytes(32).toString("hex"));
  /** An engine of its own for each scene, so that none pays for another's subscriptions. */
  const withEngine = (act: (parts: TalkParts) => Promise<void>): Promise<void> =>
    withProductEngine({ scene, tokens }, (engine) => act({ scene, engine, tokens }), { ACTIONS_BASE_URL: sink.url });
  try {
    await countLive(scene.pool); // before any engine connects
    for (const talk of talks(settings)) {
      await withEngine(async (parts) => reportTalk(talk, await playTalk(talk, parts), report));
    }
    await withEngine((parts) => measureRest(parts, settings, report));
    await measureLongTalk(scene, settings, report);
  } finally {
    sink.close();
    await scene.close();
  }
}

/** A room as full as D98 and D185 allow, and many small ones. */
const talks = ({ talkSeconds: seconds }: Settings): readonly Talk[] => [
  {
    name: "a circle of 50 with four screens each",
    talked: [LARGE],
    screens: SCREENS,
    messagesPerSecond: 15,
    seconds,
    goal: 100,
  },
  {
    name: "996 in circles of 12",
    talked: smallCircles(83),
    screens: ["tail"],
    messagesPerSecond: 50,
    seconds,
    goal: 25,
  },
];

function reportTalk({ goal, name, talked }: Talk, outcome: Outcome, report: Report): void {
  const title = `talk, ${name}:`;
  const { answers, cpu, expected, latencies, messages } = outcome;
  const p99 = quantile(latencies, 0.99);
  report(`${title} sent to client p99`, p99, "ms", { vs: `goal ${goal} ms`, ratio: p99 / goal });
  report(`${title} sent to client median`, quantile(latencies, 0.5), "ms");
  report(`${title} sent to client slowest`, quantile(latencies, 1), "ms");
  report(`${title} sent to client p99, in the first seconds`, quantile(outcome.firstLatencies, 0.99), "ms");
  report(`${title} sent to answered p99`, quantile(answers, 0.99), "ms");
  report(`${title} missing of ${expected}`, outcome.missing, "messages");
  report(`${title} doubled or out of order`, outcome.disorder, "messages");
  const reasons = [...new Set(outcome.refused)].map((reason) => ` (${reason})`).join("");
  report(`${title} refused${reasons}`, outcome.refused.length, "requests");
  const people = talked[0]!.people.length;
  report(
    `${title} people asked for a message by the live query of the conversation`,
    outcome.tailsAsked / messages,
    "people",
    {
      vs: `${people} of a circle`,
      ratio: outcome.tailsAsked / messages / people,
    },
  );
  report(`${title} circle pages asked for a message`, outcome.circlesAsked / messages, "pages");
  report(`${title} statements of live queries a message`, outcome.statements / messages, "statements");
  if (!cpu) return;
  for (const part of ["engine", "postgres", "clients"] as const) {
    report(`${title} CPU of ${part} a message`, (cpu[part] * 1e3) / messages, "ms");
  }
}
