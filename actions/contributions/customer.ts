import type { Services } from "../context.ts";
import type { Written } from "../providers/payments/provider.ts";

/**
 * The provider's id of a person, made on first use and again when the provider has lost it. After a lost answer the
 * same call makes the same customer.
 */
export async function customerOf({ db, payments }: Services, userId: string): Promise<Written<string>> {
  const known = await db
    .selectFrom("private.stripe_customers")
    .select(["customer_id", "is_lost"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (known && !known.is_lost) return { outcome: "ok", value: known.customer_id };

  const person = await db
    .selectFrom("user_profiles")
    .select(["email", "name"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const made = await payments.createCustomer({ userId, ...person, ...(known && { lost: known.customer_id }) });
  if (made.outcome !== "ok") return made;
  // Two tabs get the same customer: whichever comes second finds the row, by the person or by the customer.
  await db
    .insertInto("private.stripe_customers")
    .values({ user_id: userId, customer_id: made.value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable("private.stripe_customers")
    .set({ customer_id: made.value, is_lost: false })
    .where("user_id", "=", userId)
    .where("is_lost", "=", true)
    .execute();
  return made;
}

/** Notes that the provider no longer has this customer: the person's next payment makes another one. */
export async function loseCustomer({ db }: Services, customerId: string): Promise<void> {
  await db
    .updateTable("private.stripe_customers")
    .set({ is_lost: true })
    .where("customer_id", "=", customerId)
    .execute();
}
