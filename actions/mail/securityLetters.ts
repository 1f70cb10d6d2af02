import { deviceName } from "../../schema/deviceName.ts";
import { newAddressPath } from "../auth/changeEmail.ts";
import { hasOpenLetter } from "../auth/openLetters.ts";
import { recoveryPath } from "../auth/recovery/openRecovery.ts";
import type { Services } from "../context.ts";
import { readLimit } from "../plans/catalogue.ts";
import type { Language, Letter } from "./letter.ts";
import { addressWanted, confirmNewAddress, newSignIn, recoverAccess } from "./letters/security.ts";

/** Where the clocks are of whom no device has told it yet. */
const NO_ZONE = "UTC";

/** The letter about a sign-in from a new device; null where its line in the security log is gone. */
export async function newSignInLetter(
  { db }: Services,
  eventId: string,
  { language, timeZone }: { language: Language; timeZone: string | null },
): Promise<Letter | null> {
  const event = await db
    .selectFrom("security_audit_logs")
    .select(["created_at", "user_agent", "ip_address"])
    .where("security_audit_log_id", "=", eventId)
    .executeTakeFirst();
  if (!event) return null;
  return newSignIn[language]({
    device: deviceName(event.user_agent),
    at: event.created_at,
    timeZone: timeZone ?? NO_ZONE,
    ipAddress: event.ip_address ?? undefined,
  });
}

/** The letter with the link for a lost second factor; null where that has ended in the meantime. */
export async function recoverAccessLetter(
  { db, env }: Services,
  recoveryId: string,
  language: Language,
): Promise<Letter | null> {
  const recovery = await db
    .selectFrom("auth.factor_recoveries")
    .select("recovery_id")
    .where("recovery_id", "=", recoveryId)
    .where("recovered_at", "is", null)
    .executeTakeFirst();
  if (!recovery) return null;
  const hours = await readLimit(db, "recovery_link");
  return recoverAccess[language]({ path: await recoveryPath(env.AUTH_SECRET, recoveryId, hours), hours });
}

/**
 * The letter to the address that an account is to have. Where somebody has it already, they are told what their address was
 * given for, and nobody else is (D246).
 * @returns null when another address was asked for since, or it is confirmed
 */
export async function newAddressLetter(
  { db, env }: Services,
  changeId: string,
  askersLanguage: Language,
): Promise<{ to: string; name: string | null; language: Language; letter: Letter } | null> {
  const change = await db
    .selectFrom("auth.email_changes as c")
    // An account that nobody confirmed, or can by now, keeps the address from nobody who has its inbox.
    .leftJoin("user_profiles as owner", (join) =>
      join
        .onRef("owner.email", "=", "c.new_email")
        .on((eb) => eb.or([eb("owner.email_confirmed_at", "is not", null), hasOpenLetter("owner.user_id")])),
    )
    .leftJoin("user_preferences as p", "p.user_id", "owner.user_id")
    .select(["c.new_email", "owner.user_id", "owner.name", "owner.email_confirmed_at", "p.language"])
    .where("c.email_change_id", "=", changeId)
    .where("c.confirmed_at", "is", null)
    .executeTakeFirst();
  if (!change) return null;
  if (change.user_id !== null) {
    const language = (change.language ?? askersLanguage) as Language;
    const name = change.email_confirmed_at === null ? null : change.name;
    return { to: change.new_email, name, language, letter: addressWanted[language]({}) };
  }
  const hours = await readLimit(db, "email_change_link");
  const path = await newAddressPath(env.AUTH_SECRET, changeId, hours);
  const letter = confirmNewAddress[askersLanguage]({ path, hours });
  return { to: change.new_email, name: null, language: askersLanguage, letter };
}
