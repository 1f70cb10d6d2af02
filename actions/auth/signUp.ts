import { randomUUID } from "node:crypto";
import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Tx, violatedConstraint } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readLimit } from "../plans/catalogue.ts";
import { leaveToWhoReadsTheLetter, noticeAddressInUse } from "./addressInUse.ts";
import { takeSignUp } from "./confirmationLimits.ts";
import { isOwnUsername, leaveEarlierAddress } from "./correctedAddress.ts";
import { madeUsername } from "./providers/newcomer.ts";
import { hashPassword } from "./passwordHash.ts";
import { AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";
import { isAdult, isBirthday } from "../../schema/adult.ts";
import type { IdentityDetails } from "../identity/identityDetails.ts";
import { keepIdentity } from "../identity/keepIdentity.ts";
import { giveForm, type SentForm, sentBefore, spendUsername } from "./sameForm.ts";
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
  if (taken && !(await isOwnUsername(db, account))) await refuse(taken);
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

/**
 * Every case sends the same statements, so that the time of the answer tells nothing (D246): if the address has an account,
 * another one is made with a random address and rolled back, and what is done to one account is done in vain to the new one
 * in all other cases. Its username is spent, so that it is as taken as one of an account.
 * @throws AuthRefusal where somebody else has just asked for the username
 */
async function makeOrRemind(tx: Tx, made: SentForm, ctx: Context): Promise<void> {
  const { account } = made;
  const { email, username } = account;
  const maySend = await takeSignUp(tx, email);
  const owner = await tx
    .selectFrom("auth.users")
    .select(["id", "email_verified", "sign_up_key", "signed_up_again_at"])
    .where("email", "=", email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const leaveInVain = await leaveEarlierAddress(tx, account);
  const { hasUsername, isSentAgain } = await sentBefore(tx, account);
  const { isRepeat, isForOwner } = standing(owner, { account, isSentAgain });
  const change = (userId: string, form: SentForm) =>
    isRepeat ? giveForm(tx, userId, form) : leaveToWhoReadsTheLetter(tx, userId);

  await sql`savepoint account`.execute(tx);
  const tried = owner
    ? { ...account, email: `${randomUUID()}@in-use.invalid`, username: hasUsername ? madeUsername() : username }
    : account;
  const userId = await insertAccount(tx, { ...made, account: tried });
  if (leaveInVain) await inVain(tx, () => leaveInVain(userId));
  if (!isForOwner) await inVain(tx, () => change(userId, { ...made, account: tried }));
  if (owner) {
    await sql`rollback to savepoint account`.execute(tx);
    if (isForOwner) await change(owner.id, made);
    if (!hasUsername && !(isRepeat && isForOwner)) await takeUsername(tx, account);
    if (!isRepeat && maySend) await noticeAddressInUse(tx, owner);
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

interface Owner {
  email_verified: boolean;
  sign_up_key: string | null;
  signed_up_again_at: Date | null;
}

/**
 * Whether the form was sent before, and whether its owner's account is changed by it. One that nobody confirmed takes what its
 * own form says now. Once somebody else has signed up with the address, only who reads its letters may do anything to it.
 */
function standing(
  owner: Owner | undefined,
  { account, isSentAgain }: { account: SignUpAccount; isSentAgain: boolean },
): { isRepeat: boolean; isForOwner: boolean } {
  if (!owner || owner.email_verified) return { isRepeat: isSentAgain, isForOwner: false };
  if (owner.signed_up_again_at !== null) return { isRepeat: isSentAgain, isForOwner: !isSentAgain };
  const isOwnForm = account.signUpKey !== undefined && owner.sign_up_key === account.signUpKey;
  return { isRepeat: isOwnForm, isForOwner: true };
}

/** Does some work and rolls it back: it takes the same time, and nothing of it stays. */
async function inVain(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint in_vain`.execute(tx);
  await work();
  await sql`rollback to savepoint in_vain`.execute(tx);
}

async function insertAccount(tx: Tx, { account, identity, key, passwordHash }: SentForm): Promise<string> {
  const { email, language, location, name, phone, signUpKey, timeZone, username, wayBack } = account;
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

async function takeUsername(tx: Tx, account: SignUpAccount): Promise<void> {
  if (!(await spendUsername(tx, account))) throw new AuthRefusal("username-taken");
}
