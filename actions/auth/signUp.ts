import { randomUUID } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Tx, violatedConstraint } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readLimit } from "../plans/catalogue.ts";
import { noticeAddressInUse } from "./addressInUse.ts";
import { startLetters } from "./confirmationLimits.ts";
import { hashPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import type { SignUpInput } from "./signUpInput.ts";

/**
 * Makes an account that waits for its address to be confirmed. For an address with an account the answer and its time
 * are the same, and the owner gets a letter, so that the form does not tell who has an account (D246).
 * @returns in how many seconds the letter may be asked for again
 * @throws AuthRefusal
 */
export async function signUp(
  account: SignUpInput,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<{ user: { email: string; emailVerified: false }; resendAfter: number }> {
  const { db, wakeOutbox } = services;
  const { email } = account;
  const refuse = async (refusal: AuthRefusal): Promise<never> => {
    await noteSecurityEvent(db, ctx, { type: "registration_attempt", email, success: false, refusal: refusal.code });
    throw refusal;
  };

  const resendAfter = await readLimit(db, "resend_pause");
  const answer = { user: { email, emailVerified: false }, resendAfter } as const;
  // The same form was sent before and its answer was lost: the account and its letter exist.
  if (await isSignedUp(services, account)) return answer;
  const unfit = await unfitInCatalogue(services, account);
  if (unfit) await refuse(unfit);
  if (await isUsernameTaken(services, account.username)) await refuse(new AuthRefusal("username-taken"));
  const made = { ...account, passwordHash: await hashPassword(account.password) };
  const make = () => inTransaction(db, (tx) => makeOrRemind(tx, made, ctx));
  try {
    // Two sign-ups for one address came at once: by now it has an account.
    await make().catch((error) => (violatedConstraint(error) === EMAIL_TAKEN ? make() : Promise.reject(error)));
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === undefined) throw error;
    await refuse(new AuthRefusal(constraint === USERNAME_TAKEN ? "username-taken" : "registration-failed"));
  }
  failPoint("signup:after-commit");
  wakeOutbox();
  return answer;
}

const EMAIL_TAKEN = "users_email_is_unique";
const USERNAME_TAKEN = "user_profiles_username_is_unique";

type NewAccount = SignUpInput & { passwordHash: string };

/**
 * Both cases send the same statements, so that the time of the answer tells nothing: if the address has an account,
 * another one is made with a random address and rolled back.
 */
async function makeOrRemind(tx: Tx, account: NewAccount, ctx: Context): Promise<void> {
  const { email } = account;
  const owner = await tx
    .selectFrom("auth.users")
    .select(["id", "email", "email_verified"])
    .where("email", "=", email)
    .executeTakeFirst();
  await sql`savepoint account`.execute(tx);
  const userId = await insertAccount(tx, owner ? { ...account, email: `${randomUUID()}@in-use.invalid` } : account);
  if (owner) {
    await sql`rollback to savepoint account`.execute(tx);
    await noticeAddressInUse(tx, owner);
  } else {
    await sql`release savepoint account`.execute(tx);
    await startLetters(tx, email);
    // The account's trigger has written this letter already, so the second one is dropped.
    const payload = { template: "confirm-address", user_id: userId };
    await enqueue(tx, { kind: "mail", dedupeKey: `confirm-address:${userId}`, payload });
  }
  await noteSecurityEvent(tx, ctx, { type: "registration_attempt", email, success: true });
}

async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const { email, language, location, name, passwordHash, phone, signUpKey, timeZone, username, wayBack } = account;
  // The input is refused without the acceptance, so it was given (D253).
  const { id } = await tx
    .insertInto("auth.users")
    .values({
      name,
      email,
      email_verified: false,
      username,
      phone,
      location,
      time_zone: timeZone,
      language,
      sign_up_key: signUpKey,
      way_back: wayBack,
      terms_accepted_at: sql`now()`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  failPoint("signup:before-commit");
  await tx
    .insertInto("auth.accounts")
    .values({ user_id: id, provider_id: "credential", account_id: id, password: passwordHash, updated_at: sql`now()` })
    .execute();
  return id;
}

/** The checks of the form that need the database: a name that poses as us, a time zone outside the catalogue. */
async function unfitInCatalogue(
  { db }: Services,
  { name, timeZone, username }: SignUpInput,
): Promise<AuthRefusal | null> {
  const { rows } = await sql<{ name: boolean; username: boolean; timeZone: boolean }>`
    select private.poses_as_staff(${name}) as name, private.poses_as_staff(${username}) as username,
      ${timeZone ?? null}::text not in (select code from private.time_zones) as "timeZone"`.execute(db);
  const found = rows[0]!;
  if (found.username) return new AuthRefusal("name-reserved", { field: "username" });
  if (found.name) return new AuthRefusal("name-reserved", { field: "name" });
  return found.timeZone ? new AuthRefusal("invalid-input", { field: "timeZone" }) : null;
}

async function isUsernameTaken({ db }: Services, username: string): Promise<boolean> {
  const row = await db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("username", "=", username)
    .executeTakeFirst();
  return row !== undefined;
}

async function isSignedUp({ db }: Services, { email, signUpKey }: SignUpInput): Promise<boolean> {
  if (!signUpKey) return false;
  const row = await db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .where("sign_up_key", "=", signUpKey)
    .executeTakeFirst();
  return row !== undefined;
}
