import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { openNotifications, type Notifications } from "../notifications.ts";
import type { Change } from "./changeTrigger.ts";
import { TableChanges, type Watch } from "./tableChanges.ts";

const TABLE = "public.things";
const AT_ONCE = 0;

let database: TestDatabase;
let pool: pg.Pool;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
  pool.on("error", () => undefined);
});
beforeEach(() => pool.query("create table things (thing_id uuid)"));
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
  await pool.query("drop table things");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function open(releaseMs?: number): Promise<TableChanges & { notifications: Notifications }> {
  const notifications = await openNotifications(database.url);
  opened.push(notifications);
  const changes = await TableChanges.open(pool, notifications, releaseMs);
  opened.push(changes);
  return Object.assign(changes, { notifications });
}

/** Watches a table; resolves when every change is announced. */
async function watch(changes: TableChanges, onChange: (change: Change) => void = () => undefined): Promise<Watch> {
  const covered = Promise.withResolvers<void>();
  const watching: Watch = changes.watch([TABLE], {
    changed: onChange,
    coverageChanged: () => {
      if (watching.covered) covered.resolve();
    },
  });
  if (!watching.covered) await covered.promise;
  return watching;
}

const triggers = async (): Promise<number> =>
  (await pool.query("select from pg_trigger where tgname like 'hdb_notify%'")).rowCount ?? 0;
const functions = async (): Promise<number> =>
  (await pool.query("select from pg_proc where proname like 'hdb_notify%'")).rowCount ?? 0;

it("a table has triggers while somebody watches it, and none afterwards", async () => {
  const changes = await open(AT_ONCE);
  const [one, other] = [await watch(changes), await watch(changes)];
  one.stop();
  expect(await triggers()).toBe(4);
  other.stop();
  await expect.poll(triggers).toBe(0);
  expect(await functions()).toBe(0);
  await watch(changes);
  expect(await triggers()).toBe(4);
});

it("keeps the triggers when a watcher comes back while they are being removed", async () => {
  const changes = await open(AT_ONCE);
  const heard = Promise.withResolvers<Change>();
  (await watch(changes)).stop();
  await watch(changes, heard.resolve);
  await pool.query("insert into things values (null)");
  expect((await heard.promise).table).toBe(TABLE);
});

it("leaves the triggers where another engine may need them", async () => {
  const [changes, neighbour] = [await open(AT_ONCE), await open()];
  await watch(neighbour);
  (await watch(changes)).stop();
  await new Promise(setImmediate);
  await changes.close();
  expect(await triggers()).toBe(4);
});

it("removes what a killed engine has left", async () => {
  const changes = await open();
  await watch(changes);
  // This is as good as a kill: its connection goes, and nothing is cleaned up.
  await changes.notifications.close();
  expect(await triggers()).toBe(4);
  await open();
  expect(await triggers()).toBe(0);
});

it("announces that a table was dropped, and that it is back", async () => {
  const changes = await open();
  const covered: boolean[] = [];
  const watching = changes.watch([TABLE], {
    changed: () => undefined,
    coverageChanged: () => covered.push(watching.covered),
  });
  await expect.poll(() => covered).toEqual([true]);
  await pool.query("drop table things");
  changes.recheck();
  await expect.poll(() => covered).toEqual([true, false]);
  await pool.query("create table things (thing_id uuid)");
  changes.recheck();
  await expect.poll(() => covered).toEqual([true, false, true]);
});

it("extends the triggers to columns that were added later", async () => {
  const changes = await open();
  const heard: Change[] = [];
  const watching = await watch(changes, (change) => heard.push(change));
  await pool.query("alter table things add column owner_id uuid");
  changes.recheck();
  expect(watching.covered).toBe(false);
  await expect.poll(() => watching.covered).toBe(true);
  const owner = "00000000-0000-4000-8000-000000000007";
  await pool.query("insert into things (owner_id) values ($1)", [owner]);
  await expect.poll(() => heard).toEqual([{ table: TABLE, hints: [owner], isComplete: true }]);
});
