import pg from "pg";
import { expect, it } from "vitest";
import { createTestDatabase } from "./forTests.ts";

it("gives each test file a database of its own", async () => {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_setting('TimeZone') as zone, version() as version");
  await client.end();
  await database.drop();
  expect(rows[0].zone).toBe("UTC");
  expect(rows[0].version).toMatch(/^PostgreSQL 18/);
});
