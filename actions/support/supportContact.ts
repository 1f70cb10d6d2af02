import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Makes an address the one that screens show to people who need help (D250). */
export async function setSupportContact(db: Database, address: string): Promise<void> {
  await sql`
    insert into support_contacts (address) values (${address})
    on conflict ((true)) do update set address = excluded.address`.execute(db);
}
