import pg from "pg";
import { loadCore } from "../../../../local/engine/core/core.ts";
import type { Report } from "../../figure.ts";
import { cpuSeconds, memory } from "../../processCost.ts";
import type { Settings } from "../../settings.ts";
import { METADATA, NAMED_BY_METADATA } from "../productScene.ts";
import { stateId } from "../../../talk/tail.ts";
import { documentOf } from "../documents.ts";
import { countLive } from "./countLive.ts";
import type { TalkParts } from "./talkParts.ts";
import { SAID, SMALL_CIRCLES, smallCircles } from "./talkScene.ts";
import { type Screen, Talker } from "./Talker.ts";

const OPENED_AT_ONCE = 50;
/** Subscribers of one of Hasura's statements. */
const BATCH = 100;

/** 5,000 people who have a conversation, the list and the shell open while nobody says anything, and what Hasura's poll would cost. */
export async function measureRest(parts: TalkParts, { restSeconds }: Settings, report: Report): Promise<void> {
  const { engine, scene, tokens } = parts;
  const screens: Screen[] = ["tail", "list", "shell"];
  const people = smallCircles(SMALL_CIRCLES).flatMap(({ chat, people }) => people.map((person) => ({ chat, person })));
  const count = await countLive(scene.pool);
  const statements = async () => (await count()).statements;
  const talkers: Talker[] = [];
  const open = async ({ chat, person }: (typeof people)[number]): Promise<void> => {
    const token = await tokens.tokenOf(person, "member");
    const talker = new Talker({ port: engine.port, token, person, chat, screens, known: SAID, onChange: () => {} });
    talkers.push(talker);
    await talker.open();
  };
  const title = `${people.length} people at rest with ${screens.length} live queries each:`;
  try {
    await open(people[0]!);
    const before = memory(engine.pid);
    for (let first = 1; first < people.length; first += OPENED_AT_ONCE) {
      await Promise.all(people.slice(first, first + OPENED_AT_ONCE).map(open));
    }
    const [asked, used] = [await statements(), cpuSeconds(engine.pid)];
    await new Promise((resolve) => void setTimeout(resolve, restSeconds * 1000));
    const perSecond = ((await statements()) - asked) / restSeconds;
    report(`${title} statements of live queries`, perSecond, "statements/s", { vs: "goal 1", ratio: perSecond });
    const [after, usedThen] = [memory(engine.pid), cpuSeconds(engine.pid)];
    if (before && after && used !== undefined && usedThen !== undefined) {
      report(`${title} CPU of the engine`, ((usedThen - used) / restSeconds) * 100, "% of a core");
      report(`${title} memory of each person (RSS)`, ((after.now - before.now) * 1024) / people.length, "KB");
    }
  } finally {
    for (const talker of talkers) talker.close();
  }
  await reportPoll(scene.url, people, report);
}

/** What one round of Hasura's poll costs Postgres for each person, by the same statement for a hundred of them. */
async function reportPoll(
  url: string,
  people: readonly { chat: string; person: string }[],
  report: Report,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const env = { ...NAMED_BY_METADATA, HASURA_GRAPHQL_DATABASE_URL: url };
    const core = await loadCore({
      pool,
      metadata: { directory: METADATA },
      env,
      callAction: () => Promise.reject(new Error("no action")),
    });
    const queries = [
      [
        "the conversation",
        "useChatTailSubscription",
        (person: string, chat: string) => ({ id: stateId(person, chat), after: SAID }),
      ],
      ["the list", "useChatListSubscription", (me: string) => ({ me })],
      ["the shell", "MemberLayoutLiveSubscription", (me: string) => ({ me })],
    ] as const;
    for (const [what, name, variablesOf] of queries) {
      const asked = people.slice(0, BATCH).map(({ chat, person }) => {
        const variables = { "x-hasura-role": "member", "x-hasura-user-id": person };
        const session = { role: "member", variables, isAdmin: false, backendOnly: false };
        const query = core.prepare("relay", session, { query: documentOf(name), variables: variablesOf(person, chat) });
        if (query.type !== "subscription") throw new Error(`${name} is no live query`);
        return query;
      });
      const values = [asked.map((_, at) => String(at)), asked.map((query) => query.values)];
      const explain = { text: `explain (analyze, buffers, format json) ${asked[0]!.sql}`, values };
      await pool.query(explain);
      const { rows } = await pool.query<{
        "QUERY PLAN": [{ "Execution Time": number; Plan: { "Shared Hit Blocks": number } }];
      }>(explain);
      const [{ "Execution Time": ms, Plan }] = rows[0]!["QUERY PLAN"];
      report(`Hasura's poll, ${what}: Postgres for one of ${BATCH} people`, (ms * 1000) / BATCH, "µs");
      report(`Hasura's poll, ${what}: blocks for one of ${BATCH} people`, Plan["Shared Hit Blocks"] / BATCH, "blocks");
    }
  } finally {
    await pool.end();
  }
}
