/** A form of sign-up that is sent again: its answer was lost, and the person may have changed something before the second press. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import type { IdentityDetails } from "../identity/identityDetails.ts";
import { keepIdentity } from "../identity/keepIdentity.ts";
import type { SignUpAccount } from "./signUpInput.ts";

export interface SentForm {
  account: SignUpAccount;
  identity: IdentityDetails | null;
  /** IDENTITY_KEY */
  key: string;
  passwordHash: string;
}

/** What tells one form from another, as it was sent for an address. */
export type FormMark = Pick<SignUpAccount, "email" | "signUpKey" | "username">;

/**
 * Names a form together with the address that it was sent for, in the shape of a uuid; null where the form has no key. The same
 * form with another address has another name, so no answer about one address depends on the other (D246).
 */
const nameOf = ({ email, signUpKey }: FormMark): string | null =>
  signUpKey === undefined ? null : createHash("sha256").update(`${signUpKey} ${email}`).digest("hex").slice(0, 32);

const hashOf = (username: string) => sql`sha256(convert_to(lower(${username}), 'UTF8'))`;

/** Whether this form was sent for this address before, and whether it was given this username then. */
export async function sentBefore(
  db: Database | Tx,
  form: FormMark,
): Promise<{ isSentAgain: boolean; hasUsername: boolean }> {
  const { email, signUpKey = null, username } = form;
  const { rows } = await sql<{ isSentAgain: boolean; hasUsername: boolean }>`
    select count(*) > 0 as "isSentAgain", coalesce(bool_or(had = ${hashOf(username)}), false) as "hasUsername" from (
      select sha256(convert_to(lower(p.username::text), 'UTF8')) as had
      from auth.users u join user_profiles p on p.user_id = u.id
      where u.email = ${email} and u.sign_up_key = ${signUpKey}
      union all
      select s.username_hash from private.spent_usernames s where s.sign_up_key = ${nameOf(form)}) forms`.execute(db);
  return rows[0]!;
}

/** Takes a username out of use that was asked for with an address in use. @returns false where it is somebody's already */
export async function spendUsername(tx: Tx, account: SignUpAccount): Promise<boolean> {
  const { rows } = await sql<{ isSpent: boolean }>`
    select private.spend_username(${account.username}, ${nameOf(account)}, now() + span_of('unconfirmed_kept')) as "isSpent"`.execute(
    tx,
  );
  return rows[0]!.isSpent;
}

/** Gives the form back the username that it had left, or asked for with an address in use. */
export async function forgetSpent(tx: Tx, form: FormMark): Promise<void> {
  await sql`
    delete from private.spent_usernames where sign_up_key = ${nameOf(form)} and username_hash = ${hashOf(form.username)}`.execute(
    tx,
  );
}

/** Puts what the form says now in the place of what it said before: the last press counts. */
export async function giveForm(
  tx: Tx,
  userId: string,
  { account, identity, key, passwordHash }: SentForm,
): Promise<void> {
  const { language, location = null, name, phone = null, timeZone = null, username, wayBack = null } = account;
  await moveUsername(tx, userId, account);
  const given = { name, username, phone, location };
  const time_zone = sql<string | null>`(select code from private.time_zones where code = ${timeZone})`;
  await tx
    .updateTable("auth.users")
    .set({ ...given, time_zone, language: language ?? null, way_back: wayBack, updated_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("user_profiles")
    .set({ ...given, alias: username, time_zone })
    .where("user_id", "=", userId)
    .execute();
  await tx
    .updateTable("user_preferences")
    .set({ language: language ?? "en" })
    .where("user_id", "=", userId)
    .execute();
  await tx
    .updateTable("auth.accounts")
    .set({ password: passwordHash, updated_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await tx.deleteFrom("private.identity_details").where("user_id", "=", userId).execute();
  if (identity) await keepIdentity(tx, { userId, details: identity, key });
}

/**
 * Takes back the username where this form had left it, and leaves the one of before: that stays out of use as long as one
 * that was asked for with an address in use, and the account waits as long for another one (D246).
 */
async function moveUsername(tx: Tx, userId: string, account: SignUpAccount): Promise<void> {
  const { username } = account;
  await forgetSpent(tx, account);
  await sql`
    with before as (
      select u.id, p.username, u.created_at from auth.users u join user_profiles p on p.user_id = u.id
      where u.id = ${userId} and p.username <> ${username}),
    later as (update auth.users u set created_at = now() from before where u.id = before.id)
    select private.spend_username(username, ${nameOf(account)}, created_at + span_of('unconfirmed_kept')) from before`.execute(
    tx,
  );
}
