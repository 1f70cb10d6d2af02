/** Somebody mistyped their address and corrects it: the same form of sign-up is sent for another address than before. */
import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { unusable } from "./addressInUse.ts";
import { madeUsername } from "./providers/newcomer.ts";
import { type FormMark, forgetSpent, sentBefore } from "./sameForm.ts";
import type { SignUpAccount } from "./signUpInput.ts";

type Form = FormMark & Pick<SignUpAccount, "insteadOf">;

/** The form as it was sent before; null where it was sent for no other address. */
function earlierOf({ insteadOf, ...form }: Form): Form | null {
  if (form.signUpKey === undefined || insteadOf === undefined || insteadOf === form.email) return null;
  return { ...form, email: insteadOf };
}

/** Whether the username is this form's own, with the address that it names or with the one that it was sent for before. */
export async function isOwnUsername(db: Database, form: Form): Promise<boolean> {
  if ((await sentBefore(db, form)).hasUsername) return true;
  const earlier = earlierOf(form);
  return earlier !== null && (await sentBefore(db, earlier)).hasUsername;
}

/**
 * Takes the username from the address that the form was sent for before, whoever has that, and drops what the form said there
 * of its person.
 * @returns what is to be done in vain to another account, so that the time of the answer does not tell whether that address
 *   had one already (D246); null where there is nothing to do
 */
export async function leaveEarlierAddress(tx: Tx, form: Form): Promise<((userId: string) => Promise<void>) | null> {
  const earlier = earlierOf(form);
  if (!earlier) return null;
  await forgetSpent(tx, earlier);
  const { rows } = await sql<{ id: string }>`
    select u.id from auth.users u join user_profiles p on p.user_id = u.id
    where u.email = ${earlier.email} and u.sign_up_key = ${earlier.signUpKey} and not u.email_verified and p.username = ${form.username}
    for no key update of u`.execute(tx);
  if (!rows[0]) return (userId) => blankAccount(tx, userId);
  await blankAccount(tx, rows[0].id);
  return null;
}

async function blankAccount(tx: Tx, userId: string): Promise<void> {
  const username = madeUsername();
  const nobody = { name: username, username, phone: null, location: null };
  await tx
    .updateTable("auth.accounts")
    .set({ password: unusable(), updated_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await tx
    .updateTable("auth.users")
    .set({ ...nobody, way_back: null, updated_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("user_profiles")
    .set({ ...nobody, alias: username })
    .where("user_id", "=", userId)
    .execute();
  await tx.deleteFrom("private.identity_details").where("user_id", "=", userId).execute();
}
