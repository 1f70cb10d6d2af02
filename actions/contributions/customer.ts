import type { Services } from "../context.ts";
import type { Written } from "../providers/payments/provider.ts";

/** The provider's id of a person, made on first use. A lost answer is harmless: the same person is asked for again. */
export async function customerOf({ db, payments }: Services, userId: string): Promise<Written<string>> {
  const known = await db
    .selectFrom("private.stripe_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (known) return { outcome: "ok", value: known.customer_id };

  const person = await db
    .selectFrom("user_profiles")
    .select(["email", "name"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const made = await payments.createCustomer({ userId, ...person });
  if (made.outcome !== "ok") return made;
  await db
    .insertInto("private.stripe_customers")
    .values({ user_id: userId, customer_id: made.value })
    // Two tabs get the same customer: whichever unique constraint stops the second one, the row is there.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return made;
}
