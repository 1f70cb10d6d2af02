import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RefusalCode, REFUSALS } from "../../actions/refusals/catalogue.ts";
import type { RefusalEntry } from "../../actions/refusals/values.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("the database gives the same next step for a code as the catalogue", async () => {
  const codes = Object.keys(REFUSALS) as RefusalCode[];
  const { rows } = await sql<{ code: RefusalCode; next: string | null }>`
    select c as code, private.refusal_next(c) as next from unnest(${codes}::text[]) c`.execute(service.services.db);
  const definitions = await sql<{ text: string }>`
    select string_agg(prosrc, ' ') as text from pg_proc where proname like '%may\_%'`.execute(service.services.db);
  for (const { code, next } of rows) {
    const entry: RefusalEntry = REFUSALS[code];
    const isSaidThere = definitions.rows[0]!.text.includes(`'${code}'`);
    if (isSaidThere || next !== null) expect([code, next]).toEqual([code, entry.next ?? null]);
  }
});
