import { randomUUID } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../context.ts";
import { type Database, inTransaction, type Tx, violatedConstraint } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readLimit } from "../plans/catalogue.ts";
import { noticeAddressInUse } from "./addressInUse.ts";
import { takeSignUp } from "./confirmationLimits.ts";
import { madeUsername } from "./providers/newcomer.ts";
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
  const unfit = await unfitInDatabase(services, account, identity);
  if (unfit) await refuse(unfit);
  const taken = await usernameRefusal(services, account.username);
  if (taken && !(await wasSentBefore(db, account))) await refuse(taken);
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
    if (error instanceof AuthRefusal) await refuse(error);
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
 * another one is made with a random address and rolled back. Its username is spent, so that it is as taken as one of an account.
 * @throws AuthRefusal where somebody else has just asked for the username
 */
async function makeOrRemind(tx: Tx, made: NewAccount, ctx: Context): Promise<void> {
  const { email, signUpKey, username } = made.account;
  const maySend = await takeSignUp(tx, email);
  const owner = await tx
    .selectFrom("auth.users")
    .select(["id", "email_verified", "sign_up_key"])
    .where("email", "=", email)
    .executeTakeFirst();
  // Its answer was lost: the account and its letter exist.
  const isSentAgain = await wasSentBefore(tx, made.account);
  await sql`savepoint account`.execute(tx);
  const userId = await insertAccount(tx, made, {
    email: owner ? `${randomUUID()}@in-use.invalid` : email,
    username: owner && isSentAgain ? madeUsername() : username,
  });
  if (owner) {
    await sql`rollback to savepoint account`.execute(tx);
    if (!isSentAgain) {
      await spendUsername(tx, made.account);
      const isOwnForm = signUpKey !== undefined && owner.sign_up_key === signUpKey;
      if (!isOwnForm) await noticeAddressInUse(tx, owner, maySend);
    }
  } else {
    await sql`release savepoint account`.execute(tx);
    // Spends nothing; it stands for the statement that spends the name where the address has an account.
    await sql`select private.is_spent(${username})`.execute(tx);
    // The account's trigger has written this letter already, so the second one is dropped.
    const payload = { template: "confirm-address", user_id: userId };
    await enqueue(tx, { kind: "mail", dedupeKey: `confirm-address:${userId}`, payload });
  }
  await noteSecurityEvent(tx, ctx, { type: "registration_attempt", email, success: true });
}

async function insertAccount(
  tx: Tx,
  { account, identity, key, passwordHash }: NewAccount,
  { email, username }: { email: string; username: string },
): Promise<string> {
  const { language, location, name, phone, signUpKey, timeZone, wayBack } = account;
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
      // Browsers may know zones that are younger than the catalogue.
      time_zone: sql<string | null>`(select code from private.time_zones where code = ${timeZone ?? null})`,
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

/** The checks of the form that need the database: a name that poses as us, and the clock. */
async function unfitInDatabase(
  { db }: Services,
  { name }: SignUpAccount,
  identity: IdentityDetails | null,
): Promise<AuthRefusal | null> {
  const { rows } = await sql<{ name: boolean; now: Date }>`
    select private.poses_as_staff(${name}) as name, app_now() as now`.execute(db);
  const found = rows[0]!;
  if (found.name) return new AuthRefusal("name-reserved", { field: "name" });
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

async function spendUsername(tx: Tx, { signUpKey, username }: SignUpAccount): Promise<void> {
  const { rows } = await sql<{ isSpent: boolean }>`
    select private.spend_username(${username}, ${signUpKey ?? null}, now() + span_of('unconfirmed_kept')) as "isSpent"`.execute(
    tx,
  );
  if (!rows[0]!.isSpent) throw new AuthRefusal("username-taken");
}

/** Whether this very form was sent before, and its username is taken by it. */
async function wasSentBefore(db: Database | Tx, { email, signUpKey, username }: SignUpAccount): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select exists (
      select from auth.users u join user_profiles p on p.user_id = u.id
      where u.email = ${email} and u.sign_up_key = ${signUpKey ?? null} and p.username = ${username}
    ) or exists (
      select from private.spent_usernames s
      where s.sign_up_key = ${signUpKey ?? null} and s.username_hash = sha256(convert_to(lower(${username}), 'UTF8'))
    ) as "isSo"`.execute(db);
  return rows[0]!.isSo;
}
