import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { createTestDatabase } from "../../../local/postgres/forTests.ts";
import { pay as fillInCheckout } from "../../../local/stripe/forTests.ts";
import { expect } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { runChecks } from "../../checks/runChecks.ts";
import { buildGroup, type TestGroup } from "../factories.ts";
import { startKillableService } from "../killableService.ts";
import { liftRequestLimits } from "../testService.ts";

export const CARD = "4242424242424242";

/** What is done to a service that dies at a named place. */
export interface Operation {
  /** Prepares what must be there before the service dies; runs in a healthy process. */
  prepare(): Promise<TestGroup>;
  /** Makes the service pass the place. The answer may never come. */
  trigger(group: TestGroup): Promise<unknown>;
  /** What the caller does when no answer has come. */
  repeat(group: TestGroup): Promise<unknown>;
  /** What must then be there, exactly once. */
  expectOnce(group: TestGroup): Promise<void>;
}

/** Operations by the first word of their named places. */
export type Operations = Record<string, Operation>;
export type Scene = Awaited<ReturnType<typeof openScene>>;

/** A service that can be killed, over a database of its own, and what most operations need of it. */
export async function openScene() {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  await liftRequestLimits(db);
  const files = mkdtempSync(path.join(tmpdir(), "savings-circle-faults-"));
  const service = await startKillableService(database.url, { STORAGE_FOLDER: files });

  const input = (group: TestGroup) => ({ group_id: group.groupId });
  const bruno = (group: TestGroup) => group.members[1]!.userId;
  const contribution = (group: TestGroup) => ({ ...input(group), payment_method: "card" });
  const recruiting = () => buildGroup(db, { members: ["Bruno", "Chloe"] });
  const started = async (): Promise<TestGroup> => {
    const group = await recruiting();
    expect((await service.callAction("start_group", input(group), group.admin.userId)).status).toBe(200);
    return group;
  };
  const open = async (group: TestGroup, userId: string): Promise<{ url: string; payment_id: string }> => {
    const { body } = await service.callAction("stripe_contribute", contribution(group), userId);
    return { url: String(body.url), payment_id: String(body.payment_id) };
  };
  /** Fills in the provider's page. */
  const fill = async ({ url }: { url: string }) =>
    expect(await fillInCheckout({ url }, CARD)).toMatchObject({ status: 303 });
  const rows = async (table: string, group: TestGroup, condition = "true") => {
    const counted = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)}
      where group_id = ${group.groupId} and ${sql.raw(condition)}`.execute(db);
    return counted.rows[0]!.n;
  };
  /** An act of the admin that is prepared by nothing. */
  const byAdmin = (action: string, more: (group: TestGroup) => object | Promise<object> = () => ({})) => {
    const call = async (group: TestGroup) =>
      service.callAction(action, { ...input(group), ...(await more(group)) }, group.admin.userId);
    return { prepare: recruiting, trigger: call, repeat: call };
  };
  const ballot = (voteId: string, userId: string, vote_choice: "yes" | "no" = "yes") =>
    service.insist("cast_vote", { vote_id: voteId, vote_choice, accept_agreement: true }, userId);
  const expectSoundBooks = async () => {
    const wrong = (await runChecks(db)).filter(({ violations }) => violations > 0);
    expect(wrong).toEqual([]);
  };
  /** Ends what `openScene` began. */
  const close = async () => {
    await service.stop();
    await db.destroy();
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  };
  /** The product's clock shows the time again. */
  const resetClock = () => sql`update private.app_clock set shift = '0'`.execute(db);
  return {
    db,
    /** The folder of its files. */
    files,
    service,
    input,
    bruno,
    contribution,
    recruiting,
    started,
    open,
    fill,
    rows,
    byAdmin,
    ballot,
    expectSoundBooks,
    resetClock,
    close,
  };
}
