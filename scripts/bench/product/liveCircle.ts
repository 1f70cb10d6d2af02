import { randomBytes } from "node:crypto";
import { cpuSeconds, cpuSecondsOfChildren, usedBetween } from "../processCost.ts";
import type { Report } from "../figure.ts";
import type { ServerProcess } from "../serverProcess.ts";
import type { Settings } from "../settings.ts";
import { tokenMaker, type TokenMaker } from "../sides.ts";
import { countStatements } from "../statementCount.ts";
import { quantile } from "../statistics.ts";
import { watch, type Watcher } from "../watcher.ts";
import { documentOf } from "./documents.ts";
import { nodeId } from "./nodeId.ts";
import { withProductEngine } from "./productEngine.ts";
import type { ProductScene } from "./productScene.ts";
import { LARGE_CIRCLE, memberOf, openVote, payNext, runningCircle, VOTE_NEXT } from "./runningCircles.ts";

const WATCHERS = 50;
/** Milliseconds within which 99 of 100 open pages show a change. */
const GOAL = 150;
/** Milliseconds after which a change counts as missing. */
const PATIENCE_MS = 10_000;

/** What changes, in one circle after the other, and what the pages that show it are subscribed to. */
interface LiveChange {
  name: string;
  /** The circles, whose pages are watched by as many people each; the nodes that they watch, by global id. */
  circles: readonly {
    node: string;
    members: readonly string[];
    /** One change; $1 is its number, from 1. */ change: string;
  }[];
  /** Names of the client's subscriptions; the first is the one in which the change is looked for. */
  subscriptions: readonly string[];
  /** How many of the changes an answer of the first subscription shows. */
  shown(frame: string): number;
  changes: number;
  /** Milliseconds from one change to the next. */
  every: number;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
const numberIn = (frame: string, field: string): number =>
  Number(new RegExp(`"${field}":(\\d+)`).exec(frame)?.[1] ?? 0);

/** Fifty open pages of one circle: how soon each of them has a ballot and a payment, and what it costs. */
export async function measureLiveCircle(scene: ProductScene, settings: Settings, report: Report): Promise<void> {
  // It runs before the engine connects.
  await countStatements(scene.pool);
  const tokens = tokenMaker(randomBytes(32).toString("hex"));
  const vote = await openVote(scene.pool);
  const large = numbered(WATCHERS).map((seat) => memberOf(0, seat));
  const page = {
    subscriptions: ["useLiveGroupSubscription"],
    shown: (frame: string) => frame.split('"paid"').length - 1,
  };
  const changes: readonly LiveChange[] = [
    {
      name: `ballot to ${WATCHERS} open pages`,
      circles: [{ node: nodeId("grace_period_votes", vote), members: large, change: VOTE_NEXT }],
      subscriptions: ["useLiveVoteSubscription"],
      shown: (frame) => numberIn(frame, "yes_count") + numberIn(frame, "no_count"),
      changes: 40,
      every: (settings.liveSeconds * 1000) / 40,
    },
    {
      ...page,
      name: `payment to ${WATCHERS} open pages of five circles of ten`,
      circles: numbered(5).map((circle) => ({
        node: nodeId("groups", runningCircle(circle)),
        members: numbered(10).map((seat) => memberOf(circle, seat)),
        change: payNext(circle),
      })),
      changes: 30,
      every: (settings.liveSeconds * 1000) / 20,
    },
    {
      ...page,
      name: `payment to ${WATCHERS} open pages of one circle of 50`,
      circles: [{ node: nodeId("groups", LARGE_CIRCLE), members: large, change: payNext(0) }],
      changes: 20,
      every: (settings.liveSeconds * 1000) / 6,
    },
  ];
  await withProductEngine({ scene, tokens }, async (engine) => {
    for (const live of changes) await measureChange(live, { scene, engine, tokens, report });
  });
}

interface Parts {
  scene: ProductScene;
  engine: ServerProcess;
  tokens: TokenMaker;
  report: Report;
}

async function measureChange(live: LiveChange, { engine, report, scene, tokens }: Parts): Promise<void> {
  const madeAt: number[] = [];
  const latencies: number[] = [];
  const expected = (live.changes * WATCHERS) / live.circles.length;
  const watchers: Watcher[] = [];
  const all = Promise.withResolvers<void>();
  try {
    for (const [at, { members, node }] of live.circles.entries()) {
      const subscriptions = live.subscriptions.map((name) => ({ query: documentOf(name), variables: { id: node } }));
      for (const member of members) {
        const token = await tokens.tokenOf(member, "member");
        const onAnswer = arrivals(live, (circlesChange, moment) => {
          latencies.push(moment - madeAt[at + 1 + (circlesChange - 1) * live.circles.length]!);
          if (latencies.length === expected) all.resolve();
        });
        watchers.push(await watch({ port: engine.port, path: "/v1beta1/relay", token, subscriptions, onAnswer }));
      }
    }
    const statements = await countStatements(scene.pool);
    const before = {
      statements: await statements(),
      server: cpuSeconds(engine.pid) ?? NaN,
      postgres: cpuSecondsOfChildren(scene.postgresPid),
    };
    for (let n = 1; n <= live.changes; n += 1) {
      madeAt[n] = performance.now();
      await scene.pool.query(live.circles[(n - 1) % live.circles.length]!.change, [n]);
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, madeAt[n]! + live.every - performance.now()));
      });
    }
    const patience = setTimeout(all.resolve, PATIENCE_MS);
    await all.promise;
    clearTimeout(patience);
    const title = `live, ${live.name}:`;
    const p99 = quantile(latencies, 0.99);
    report(`${title} p99`, p99, "ms", { vs: `goal ${GOAL} ms`, ratio: p99 / GOAL });
    report(`${title} median`, quantile(latencies, 0.5), "ms");
    const made = (await statements()) - before.statements;
    report(`${title} statements a change`, made / live.changes, "statements", {
      vs: "the subscriptions of a page",
      ratio: made / live.changes / live.subscriptions.length,
    });
    const [server, postgres] = [cpuSeconds(engine.pid), cpuSecondsOfChildren(scene.postgresPid)];
    if (server !== undefined && postgres && before.postgres) {
      report(`${title} CPU of the engine a change`, ((server - before.server) * 1e3) / live.changes, "ms");
      report(`${title} CPU of Postgres a change`, (usedBetween(before.postgres, postgres) * 1e3) / live.changes, "ms");
    }
    report(`${title} missing of ${expected}`, expected - latencies.length, "changes");
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/** Tells of each change of its circle when an answer of the first subscription shows it; one answer may show several. */
function arrivals({ shown }: LiveChange, onChange: (change: number, at: number) => void) {
  let first: number | undefined;
  let seen = 0;
  return (frame: string, subscription: number, at: number): void => {
    if (subscription > 0) return;
    const now = shown(frame);
    first ??= now;
    while (seen < now - first) onChange(++seen, at);
  };
}
