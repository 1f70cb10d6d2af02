import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";

/** A migrated database for one test file, with an open connection. Both end with the file. */
export function ownDatabase(): { readonly client: pg.Client } {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  return {
    get client() {
      return client;
    },
  };
}
