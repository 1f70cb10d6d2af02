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
import { isAdult, isBirthday } from "../../schema/adult.ts";
import type { IdentityDetails } from "../identity/identityDetails.ts";
import { keepIdentity } from "../identity/keepIdentity.ts";
import type { SignUpAccount } from "./signUpInput.ts";

/**
 * Makes an account that waits for its address to be confirmed. For an address with an account the answer and its time
 * are the same, and the owner gets a letter, so that the form does not tell who has an account (D246).
 * @param identity goes to the sealed store and nowhere else (D145)
 * @returns in how many seconds the letter may be asked for again
 * @throws AuthRefusal
 */
export async function signUp(
  account: SignUpAccount,
  { ctx, identity, services }: { ctx: Context; identity: IdentityDetails | null; services: Services },
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
  const unfit = await unfitInDatabase(services, account, identity);
  if (unfit) await refuse(unfit);
  const taken = await usernameRefusal(services, account.username);
  if (taken) await refuse(taken);
  const made = {
    account,
    identity,
    key: services.env.IDENTITY_KEY,
    passwordHash: await hashPassword(account.password),
  };
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

interface NewAccount {
  account: SignUpAccount;
  identity: IdentityDetails | null;
  /** IDENTITY_KEY */
  key: string;
  passwordHash: string;
}

/**
 * Both cases send the same statements, so that the time of the answer tells nothing: if the address has an account,
 * another one is made with a random address and rolled back.
 */
async function makeOrRemind(tx: Tx, made: NewAccount, ctx: Context): Promise<void> {
  const { email } = made.account;
  const owner = await tx
    .selectFrom("auth.users")
    .select(["id", "email", "email_verified"])
    .where("email", "=", email)
    .executeTakeFirst();
  await sql`savepoint account`.execute(tx);
  const userId = await insertAccount(tx, made, owner ? `${randomUUID()}@in-use.invalid` : email);
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

async function insertAccount(
  tx: Tx,
  { account, identity, key, passwordHash }: NewAccount,
  email: string,
): Promise<string> {
  const { language, location, name, phone, signUpKey, timeZone, username, wayBack } = account;
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
  if (identity) await keepIdentity(tx, { userId: id, details: identity, key });
  return id;
}

/** The checks of the form that need the database: a name that poses as us, a time zone outside the catalogue, and the clock. */
async function unfitInDatabase(
  { db }: Services,
  { name, timeZone }: SignUpAccount,
  identity: IdentityDetails | null,
): Promise<AuthRefusal | null> {
  const { rows } = await sql<{ name: boolean; timeZone: boolean; now: Date }>`
    select private.poses_as_staff(${name}) as name,
      ${timeZone ?? null}::text not in (select code from private.time_zones) as "timeZone", app_now() as now`.execute(
    db,
  );
  const found = rows[0]!;
  if (found.name) return new AuthRefusal("name-reserved", { field: "name" });
  if (found.timeZone) return new AuthRefusal("invalid-input", { field: "timeZone" });
  if (!identity) return null;
  if (!isBirthday(identity.dateOfBirth, found.now))
    return new AuthRefusal("invalid-date-of-birth", { field: "dateOfBirth" });
  return isAdult(identity.dateOfBirth, found.now) ? null : new AuthRefusal("under-age", { field: "dateOfBirth" });
}

/** Why somebody new cannot be called that, as far as can be said before they sign up. */
export async function usernameRefusal({ db }: Services, username: string): Promise<AuthRefusal | null> {
  const { rows } = await sql<{ isReserved: boolean; isTaken: boolean }>`
    select private.poses_as_staff(${username}) as "isReserved",
      exists (select from user_profiles where username = ${username}) or private.is_spent(${username}) as "isTaken"`.execute(
    db,
  );
  const { isReserved, isTaken } = rows[0]!;
  if (isReserved) return new AuthRefusal("name-reserved", { field: "username" });
  return isTaken ? new AuthRefusal("username-taken") : null;
}

async function isSignedUp({ db }: Services, { email, signUpKey }: SignUpAccount): Promise<boolean> {
  if (!signUpKey) return false;
  const row = await db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .where("sign_up_key", "=", signUpKey)
    .executeTakeFirst();
  return row !== undefined;
}
