import type { Database, Tx } from "./database.ts";

/**
 * Records, in the transaction of its effect, that a delivery was handled.
 * @returns false when it already had: then nothing is left to do
 */
export async function claimDelivery(tx: Tx, deliveryId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("private.handled_deliveries")
    .values({ delivery_id: deliveryId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a delivery was handled. */
export async function isHandled(db: Database, deliveryId: string): Promise<boolean> {
  const row = await db
    .selectFrom("private.handled_deliveries")
    .select("delivery_id")
    .where("delivery_id", "=", deliveryId)
    .executeTakeFirst();
  return row !== undefined;
}
