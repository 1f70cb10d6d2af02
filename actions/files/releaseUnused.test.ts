import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { releaseUnused } from "./releaseUnused.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it.each([1, 2, 7, 8, 100])(
  "of files of which %i are looked at once all that nobody used in time are given free",
  async (atOnce) => {
    const { db } = service.services;
    const { userId } = await buildUser(db);
    // Every other one came just now, and one is somebody's picture.
    await sql`insert into private.stored_files (kind, owner_id, noted_at, stored_at)
    select 'avatar', ${userId}, now() - make_interval(hours => 25 * (n % 2)), now() from generate_series(1, 14) n`.execute(
      db,
    );
    const { rows: shown } = await sql<{
      file_id: string;
    }>`update user_profiles set avatar_url = '/files/avatars/' || x.file_id, avatar_id = x.file_id
    from (select file_id from private.stored_files where owner_id = ${userId} and noted_at < now() - interval '1 day' limit 1) x
    where user_id = ${userId} returning x.file_id`.execute(db);
    await releaseUnused(db, atOnce);
    const { rows } = await sql<{ is_released: boolean; is_old: boolean; count: number }>`
    select released_at is not null as is_released, noted_at < now() - interval '1 day' as is_old, count(*)::integer
    from private.stored_files where owner_id = ${userId} and file_id <> ${shown[0]!.file_id} group by 1, 2 order by 1`.execute(
      db,
    );
    expect(rows).toEqual([
      { is_released: false, is_old: false, count: 7 },
      { is_released: true, is_old: true, count: 6 },
    ]);
    const { rows: kept } = await sql`select from private.stored_files
    where file_id = ${shown[0]!.file_id} and released_at is null`.execute(db);
    expect(kept).toHaveLength(1);
  },
);
