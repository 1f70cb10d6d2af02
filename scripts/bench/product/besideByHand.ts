import { deepStrictEqual } from "node:assert";
import pg from "pg";
import { inAnyOrder } from "../../../actions/crons/inAnyOrder.ts";
import { loadCore } from "../../../local/engine/core/core.ts";
import type { EngineCore } from "../../../local/engine/interface.ts";
import type { Report } from "../figure.ts";
import type { Settings } from "../settings.ts";
import { median, quantile } from "../statistics.ts";
import { documentOf } from "./documents.ts";
import { METADATA, NAMED_BY_METADATA, type ProductScene } from "./productScene.ts";

/** How much more a page may cost when there are ten times as many rows. */
const MOST = 1.3;

/** A page as the client asks for it, and as one hand-written statement answers it. */
export interface Page {
  name: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
  /** Who reads it. */
  reader: string;
  /** One statement that answers one JSON text, and its values. */
  sql: string;
  values: readonly unknown[];
  /** What of an answer both sides must have alike. */
  compared(answer: unknown): unknown;
}

type Ask = () => Promise<unknown>;

/** Both ways to a page over one database, one connection each. */
interface Ways {
  engine(page: Page): Ask;
  byHand(page: Page): Ask;
  close(): Promise<void>;
}

async function waysTo({ url }: ProductScene): Promise<Ways> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => undefined);
  const core: EngineCore = await loadCore({
    pool,
    metadata: { directory: METADATA },
    env: { ...NAMED_BY_METADATA, HASURA_GRAPHQL_DATABASE_URL: url },
    callAction: () => Promise.reject(new Error("no action is called here")),
  });
  return {
    engine({ document, reader, variables }) {
      const session = {
        role: "member",
        isAdmin: false,
        backendOnly: false,
        variables: { "x-hasura-role": "member", "x-hasura-user-id": reader },
      };
      const query = documentOf(document);
      return async () => {
        const operation = core.prepare("relay", session, { query, variables });
        if (operation.type === "subscription") throw new Error("a subscription is not asked once");
        return JSON.parse((await operation.run({ clientHeaders: {} })).data);
      };
    },
    byHand:
      ({ name, sql, values }) =>
      async () => {
        const { rows } = await pool.query<[string]>({ name, text: sql, values: [...values], rowMode: "array" });
        return JSON.parse(rows[0]![0]);
      },
    close: () => pool.end(),
  };
}

/** What both sides answer, as it is compared. */
export async function sidesOf(page: Page, scene: ProductScene): Promise<[engine: unknown, byHand: unknown]> {
  const ways = await waysTo(scene);
  try {
    return [page.compared(await ways.engine(page)()), page.compared(await ways.byHand(page)())];
  } finally {
    await ways.close();
  }
}

/**
 * Milliseconds of each way to a page: the quickest tenth of its requests. All ways take turns request by request, so that other
 * work of the machine falls on all of them, and the quickest are those that it left alone.
 */
async function takeTurns(asks: readonly Ask[], seconds: number): Promise<number[]> {
  const took: number[][] = asks.map(() => []);
  const began = performance.now();
  while (performance.now() - began < seconds * 1000 * asks.length) {
    // Whoever always came right after the other would find its rows in the processor's caches.
    for (const way of inAnyOrder([...asks.keys()])) {
      const at = performance.now();
      await asks[way]!();
      took[way]!.push(performance.now() - at);
    }
  }
  return took.map((times) => quantile(times, 0.1));
}

/** Tells of each page how quick it is beside hand-written SQL, and beside a tenth of the rows. @throws AssertionError where the sides differ */
export async function measurePages(
  pages: readonly Page[],
  scenes: { few: ProductScene; many: ProductScene },
  settings: Settings,
  report: Report,
): Promise<void> {
  const [few, many] = [await waysTo(scenes.few), await waysTo(scenes.many)];
  try {
    for (const page of pages) await measurePage(page, { few, many }, settings, report);
  } finally {
    await few.close();
    await many.close();
  }
}

async function measurePage(
  page: Page,
  { few, many }: { few: Ways; many: Ways },
  settings: Settings,
  report: Report,
): Promise<void> {
  const asks = [few.engine(page), few.byHand(page), many.engine(page), many.byHand(page)];
  for (const ways of [few, many]) {
    const answers = [await ways.engine(page)(), await ways.byHand(page)()].map((answer) => page.compared(answer));
    deepStrictEqual(answers[0], answers[1], `${page.name}: the sides differ`);
  }
  await takeTurns(asks, settings.warmUpSeconds);
  const rounds: number[][] = [];
  for (let round = 0; round < settings.rounds; round += 1) rounds.push(await takeTurns(asks, settings.secondsPerRound));
  const of = (way: number): number => median(rounds.map((times) => times[way]!));
  const ratioOf = (theirs: number, ours: number): number =>
    median(rounds.map((times) => times[theirs]! / times[ours]!));
  const [engineFew, handFew, engineMany, handMany] = [0, 1, 2, 3] as const;
  report(page.name, of(engineFew), "ms", {
    vs: `hand-written SQL, how often as quick; goal 1; by hand ${of(handFew).toPrecision(3)} ms`,
    ratio: ratioOf(handFew, engineFew),
  });
  report(`${page.name}: with 10 times the rows`, of(engineMany), "ms", {
    vs: `a tenth of the rows; at most ${MOST}`,
    ratio: ratioOf(engineMany, engineFew),
  });
  report(`${page.name}: with 10 times the rows, beside hand-written SQL`, of(engineMany), "ms", {
    vs: `hand-written SQL over as many, how often as quick; by hand ${of(handMany).toPrecision(3)} ms`,
    ratio: ratioOf(handMany, engineMany),
  });
}
