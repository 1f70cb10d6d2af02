import pg from "pg";
import { loadCore } from "../../../../local/engine/core/core.ts";
import type { EngineCore } from "../../../../local/engine/interface.ts";
import type { Report } from "../../figure.ts";
import type { Settings } from "../../settings.ts";
import { median } from "../../statistics.ts";
import { documentOf } from "../documents.ts";
import { METADATA, NAMED_BY_METADATA, type ProductScene } from "../productScene.ts";
import { type LongTalk, openLongTalks } from "./talkScene.ts";

/** A page that is asked for: its reader, and the range as the client makes it. */
interface Page {
  name: string;
  talk: LongTalk;
  after: number;
  before: number;
  order: "asc" | "desc";
}

const end = (talk: LongTalk): Omit<Page, "name"> => ({
  talk,
  after: talk.messages - 100,
  before: talk.messages + 1,
  order: "desc",
});

/** Pages of a conversation of 100,000 messages beside those of one of 1,000: by time and by blocks, for whoever stayed, left or cleared. */
export async function measureLongTalk(scene: ProductScene, { rounds }: Settings, report: Report): Promise<void> {
  const { few, many } = await openLongTalks(scene.pool);
  const pool = new pg.Pool({ connectionString: scene.url, max: 1 });
  try {
    const env = { ...NAMED_BY_METADATA, HASURA_GRAPHQL_DATABASE_URL: scene.url };
    const callAction = () => Promise.reject(new Error("no action is called here"));
    const core = await loadCore({ pool, metadata: { directory: METADATA }, env, callAction });
    const few_ = { name: "of 1,000", ...end(few) };
    const compare = async (page: Page): Promise<void> => {
      const [one, other] = [costOf(core, pool, few_), costOf(core, pool, page)];
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      for (let round = 0; round < rounds * 20; round += 1) {
        times.few.push((await one()).ms);
        times.many.push((await other()).ms);
      }
      const title = `page of a conversation of 100,000, ${page.name}:`;
      const [mine, theirs] = [median(times.many), median(times.few)];
      report(`${title} time`, mine, "ms", { vs: `one of 1,000 ${theirs.toPrecision(3)} ms`, ratio: mine / theirs });
      const blocks = { few: (await one()).blocks, many: (await other()).blocks };
      report(`${title} blocks`, blocks.many, "blocks", {
        vs: `one of 1,000 ${blocks.few} blocks`,
        ratio: blocks.many / blocks.few,
      });
    };
    const set = (change: string) =>
      scene.pool.query(
        `update chat_user_states set ${change} where user_id = '${many.reader}' and chat_id = '${many.chat}'`,
      );
    await compare({ name: "at its end", ...end(many) });
    await compare({ name: "in its middle", talk: many, after: 49_900, before: 50_001, order: "desc" });
    await compare({ name: "from the first unread on", talk: many, after: 50_000, before: 50_101, order: "asc" });
    await set("until_number = 40000");
    await compare({ name: "for who has left", talk: many, after: 39_900, before: 40_001, order: "desc" });
    await set("until_number = default, cleared_number = 99000");
    await compare({ name: "for who has cleared", ...end(many) });
  } finally {
    await pool.end();
  }
}

/** Asks for a page again and again; tells the time and the blocks of its one statement. */
function costOf(core: EngineCore, pool: pg.Pool, { after, before, order, talk }: Page) {
  const { chat, reader } = talk;
  const session = {
    role: "member",
    variables: { "x-hasura-role": "member", "x-hasura-user-id": reader },
    isAdmin: false,
    backendOnly: false,
  };
  let statement: { text: string; values: unknown[] } | undefined;
  const query = pool.query.bind(pool);
  return async (): Promise<{ ms: number; blocks: number }> => {
    if (!statement) {
      // What the engine sends is taken where it goes to the database.
      pool.query = ((asked: { text: string; values: unknown[] }, values?: unknown[]) => {
        const text = typeof asked === "string" ? asked : asked.text;
        if (text.includes("chat_user_states")) statement = { text, values: values ?? asked.values };
        return query(asked as never, values as never);
      }) as never;
      const operation = core.prepare("relay", session, {
        query: documentOf("messagePageQuery"),
        variables: { me: reader, chat, after, before, order },
      });
      if (operation.type === "subscription") throw new Error("asked once");
      await operation.run({ clientHeaders: {} });
      pool.query = query as never;
    }
    const began = performance.now();
    await query({ name: `page ${chat} ${after} ${order}`, ...statement! });
    const ms = performance.now() - began;
    const { rows } = await query<{
      "QUERY PLAN": [{ Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }];
    }>({
      ...statement!,
      text: `explain (analyze, buffers, format json) ${statement!.text}`,
    });
    const { "Shared Hit Blocks": hit, "Shared Read Blocks": read } = rows[0]!["QUERY PLAN"][0].Plan;
    return { ms, blocks: hit + read };
  };
}
