/** Over our own metadata, with the client's own operations and library: however often lines break, nothing is lost or doubled. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCastDatabase, idOf } from "../../hasura/tests/cast.ts";
import { METADATA, METADATA_ENV } from "../../hasura/tests/asking.ts";
import { loadCore } from "../../local/engine/core/core.ts";
import { type RunningEngine, startEngine } from "../../local/engine/server/engine.ts";
import { readSettings } from "../../local/engine/server/settings.ts";
import { cutListener } from "../../local/engine/test/cutListener.ts";
import type { TestDatabase } from "../../local/postgres/forTests.ts";
import { askOnce, ChatListener, type Line } from "./ChatListener.ts";

/** Half of them cut the connection on which the engine hears of changes, half a reader's line; a long run may ask for more. */
const RECONNECTS = Number(process.env["RECONNECTS"] ?? 100);
const SECRET = "the-admin-secret";
const CHAT = idOf("ana and ben");
const [ANA, BEN] = [idOf("ana"), idOf("ben")];

let database: TestDatabase;
let pool: pg.Pool;
let engine: RunningEngine;
beforeAll(async () => {
  database = await createCastDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query("update limits set value = 1000000 where limit_id = 'messages_per_minute'");
  const env = {
    ...METADATA_ENV,
    HASURA_GRAPHQL_DATABASE_URL: database.url,
    DATABASE_URL: database.url,
    METADATA_DIR: path.resolve(METADATA.directory),
    ADMIN_SECRET: SECRET,
    PORT: "0",
  };
  engine = await startEngine({ settings: readSettings(env), env, loadCore });
});
afterAll(async () => {
  await engine.close();
  await pool.end();
  await database.drop();
});

const lineOf = (person: string): Line => ({
  port: engine.port,
  headers: { "x-hasura-admin-secret": SECRET, "x-hasura-role": "member", "x-hasura-user-id": person },
});

it(
  `loses and doubles nothing that people say in ${RECONNECTS} broken lines`,
  async () => {
    const readers = [ANA, BEN].map((person) => new ChatListener(lineOf(person), person, CHAT));
    const before = (await pool.query("select last_number from chats where chat_id = $1", [CHAT])).rows[0].last_number;
    const said: string[] = [];
    const say = async () => {
      const message_id = randomUUID();
      await askOnce(lineOf(said.length % 2 ? ANA : BEN), "sendingsSayMutation", {
        message: { chat_id: CHAT, message_id, message: `Word ${said.length}` },
      });
      said.push(message_id);
    };
    const caughtUp = () =>
      expect
        .poll(() => readers.map(({ heard }) => heard.at(-1)?.message_id), { timeout: 20_000, interval: 10 })
        .toEqual([said.at(-1), said.at(-1)]);
    for (let nth = 0; nth < RECONNECTS; nth += 1) {
      await say();
      if (nth % 2 === 0) readers[(nth / 2) % 2]!.cut();
      else await cutListener(pool);
      await say();
      if (nth % 10 === 9) await caughtUp();
    }
    await caughtUp();
    for (const { heard } of readers) {
      const fresh = heard.filter(({ number }) => number > before);
      expect(fresh.map(({ message_id }) => message_id)).toEqual(said);
      expect(heard.map(({ number }) => number)).toEqual(heard.map((_, at) => at + 1));
    }
    await Promise.all(readers.map((reader) => reader.end()));
  },
  60_000 + RECONNECTS * 1000,
);
