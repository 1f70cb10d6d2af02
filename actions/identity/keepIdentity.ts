import type { Tx } from "../db/database.ts";
import type { IdentityDetails } from "./identityDetails.ts";
import { seal } from "./seal.ts";

/**
 * Keeps who a person says to be, sealed (D145). Nothing else of it is written anywhere.
 * @param key IDENTITY_KEY
 */
export async function keepIdentity(
  tx: Tx,
  { details, key, userId }: { details: IdentityDetails; key: string; userId: string },
): Promise<void> {
  await tx
    .insertInto("private.identity_details")
    .values({ user_id: userId, ...seal(JSON.stringify(details), { key, owner: userId }) })
    .execute();
}
