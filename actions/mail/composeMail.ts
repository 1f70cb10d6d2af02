import { frequencyOf } from "../domain/cycle.ts";
import { confirmationLink } from "../auth/confirmAddress.ts";
import { ownPasswordFirst } from "../auth/ownPasswordFirst.ts";
import { PROVIDERS } from "../auth/providers/names.ts";
import { makeResetToken } from "../auth/resetToken.ts";
import { recoveryCodesLeft } from "../auth/twoFactor/takeCode.ts";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import type { Language, Letter } from "./letter.ts";
import { addressInUse, choosePassword, confirmAddress, welcome } from "./letters/account.ts";
import { noPassword, passwordChanged, resetPassword } from "./letters/password.ts";
import { accountDeleted } from "./letters/deletion.ts";
import { dataReady } from "./letters/export.ts";
import { groupInvitation } from "./letters/groups.ts";
import {
  emailChanged,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  twoFactorOff,
  twoFactorOn,
  twoFactorRecovered,
} from "./letters/security.ts";
import { wayInAdded, wayInRemoved } from "./letters/waysIn.ts";
import { readLimit } from "../plans/catalogue.ts";
import type { AccountPayload, MailPayload, SecurityPayload } from "./mails.ts";
import { newsLetter } from "./newsLetter.ts";
import { newAddressLetter, newSignInLetter, recoverAccessLetter } from "./securityLetters.ts";
import { renderLetter } from "./renderLetter.ts";
import { questionLetter, ticketLetter } from "./supportLetter.ts";
import { stopPath } from "./stopping/stopToken.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader switches such letters off, for letters of news alone. */
  stop?: string;
}

interface Addressed {
  to: string;
  /** Null where nobody has confirmed the address: a stranger may have typed the name. */
  name: string | null;
  language: Language;
  letter: Letter;
  /** The path that switches letters of news off. */
  stopPath?: string;
}

/**
 * The letter as it would be written now, with the person's present address and language.
 * @returns null when there is nothing to say any more
 */
export async function composeMail(payload: MailPayload, services: Services): Promise<Mail | null> {
  const addressed = await address(payload, services);
  if (!addressed) return null;
  const { env } = services;
  const { language, letter, name, stopPath: path, to } = addressed;
  const stop = path === undefined ? undefined : new URL(path, env.PUBLIC_ORIGIN).href;
  const mail = renderLetter(letter, { language, name, origin: env.PUBLIC_ORIGIN, support: env.SUPPORT_CONTACT, stop });
  return { to, ...mail, ...(stop !== undefined && { stop }) };
}

function address(payload: MailPayload, services: Services): Promise<Addressed | null> {
  switch (payload.template) {
    case "group-invitation":
      return invitation(payload, services);
    case "notice":
      return notice(payload.notification_id, services);
    case "new-sign-in":
    case "recover-access":
    case "confirm-new-address":
    case "email-changed":
    case "way-in-added":
    case "way-in-removed":
      return security(payload, services);
    case "account-deleted":
      return Promise.resolve({ ...payload, letter: accountDeleted[payload.language]({}) });
    case "export-ready":
      return exportReady(payload.data_export_id, services);
    case "confirm-question":
      return questionLetter(payload.question_id, services);
    case "ticket-opened":
    case "ticket-answered":
    case "ticket-resolved":
      return ticketLetter(payload, services);
    default:
      return account(payload, services);
  }
}

async function account(
  { template, user_id: userId, way_back }: AccountPayload,
  services: Services,
): Promise<Addressed | null> {
  const person = await reader(services, userId);
  if (!person) return null;
  const { isConfirmed, ...to } = person;
  switch (template) {
    case "two-factor-on":
      return { ...to, letter: twoFactorOn[to.language]({}) };
    case "two-factor-off":
      return { ...to, letter: twoFactorOff[to.language]({}) };
    case "new-recovery-codes":
      return { ...to, letter: recoveryCodesRenewed[to.language]({}) };
    case "recovery-code-used": {
      const left = await inTransaction(services.db, (tx) => recoveryCodesLeft(tx, userId));
      return { ...to, letter: recoveryCodeUsed[to.language]({ left }) };
    }
    case "two-factor-recovered": {
      const hours = await readLimit(services.db, "recovery_hold");
      return { ...to, letter: twoFactorRecovered[to.language]({ hours }) };
    }
    case "welcome":
      return { ...to, letter: welcome[to.language]({ path: leadingOn("/login", await wayBackOf(services, userId)) }) };
    case "address-in-use":
      return { ...to, letter: addressInUse[to.language]({}) };
    case "password-changed":
      return { ...to, letter: passwordChanged[to.language]({}) };
    case "reset-password": {
      const hours = await readLimit(services.db, "reset_link");
      const reset = await resetPath(services, userId, hours);
      if (reset === null) {
        const providers = await providersOf(services, userId);
        const path = leadingOn("/login", way_back);
        return providers.length === 0 ? null : { ...to, letter: noPassword[to.language]({ path, providers }) };
      }
      // Behind the sign no server reads it; the page tells it to password managers.
      const link = `${leadingOn(reset, way_back)}#email=${encodeURIComponent(to.to)}`;
      return { ...to, letter: resetPassword[to.language]({ path: link, hours }) };
    }
    case "confirm-address": {
      // An earlier letter has confirmed the address in the meantime.
      if (isConfirmed) return null;
      const hours = await readLimit(services.db, "confirmation_link");
      const choosing = await ownPasswordFirst(services, to.to);
      if (choosing !== null) {
        const path = `${leadingOn(choosing, await wayBackOf(services, userId))}#email=${encodeURIComponent(to.to)}`;
        return { ...to, letter: choosePassword[to.language]({ path, hours }) };
      }
      const link = await confirmationLink(services.env, to.to, hours, await wayBackOf(services, userId));
      return { ...to, letter: confirmAddress[to.language]({ link, hours }) };
    }
  }
}

async function security(payload: SecurityPayload, services: Services): Promise<Addressed | null> {
  const person = await reader(services, payload.user_id);
  if (!person) return null;
  switch (payload.template) {
    case "new-sign-in": {
      const letter = await newSignInLetter(services, payload.event_id, person);
      return letter && { ...person, letter };
    }
    case "recover-access": {
      const letter = await recoverAccessLetter(services, payload.recovery_id, person.language);
      return letter && { ...person, letter };
    }
    case "confirm-new-address":
      return newAddressLetter(services, payload.change_id, person.language);
    case "email-changed":
      return { ...person, to: payload.to, letter: emailChanged[person.language]({}) };
    case "way-in-added":
    case "way-in-removed": {
      const { provider, template } = payload;
      const words = template === "way-in-added" ? wayInAdded : wayInRemoved;
      const name = PROVIDERS.find(({ id }) => id === provider)!.name;
      return { ...person, letter: words[person.language]({ provider: name }) };
    }
  }
}

/** A path of ours that leads on to another one when it is done. */
const leadingOn = (path: string, next: string | null | undefined): string =>
  next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ next })}` : path;

/** Where the person was when they signed up. */
async function wayBackOf({ db }: Services, userId: string): Promise<string | null> {
  const row = await db.selectFrom("auth.users").select("way_back").where("id", "=", userId).executeTakeFirst();
  return row?.way_back ?? null;
}

/** Null for an account without a password. */
async function resetPath({ db, env }: Services, userId: string, hours: number): Promise<string | null> {
  const row = await db
    .selectFrom("auth.accounts as a")
    .innerJoin("auth.users as u", "u.id", "a.user_id")
    .select(["a.password", "u.email"])
    .where("a.user_id", "=", userId)
    .where("a.provider_id", "=", "credential")
    .executeTakeFirst();
  if (!row?.password) return null;
  const { email, password: passwordHash } = row;
  return `/forgot-password?token=${await makeResetToken(env.AUTH_SECRET, { email, hours, passwordHash, userId })}`;
}

/** The names of the providers that open an account. */
async function providersOf({ db }: Services, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("auth.accounts").select("provider_id").where("user_id", "=", userId).execute();
  return PROVIDERS.filter(({ id }) => rows.some(({ provider_id }) => provider_id === id)).map(({ name }) => name);
}

async function notice(notificationId: string, services: Services): Promise<Addressed | null> {
  const row = await services.db
    .selectFrom("notifications")
    .select(["user_id", "kind", "values", "group_id"])
    .where("notification_id", "=", notificationId)
    .executeTakeFirst();
  if (!row) return null;
  const person = await reader(services, row.user_id);
  if (!person?.wantsMail || !person.isConfirmed) return null;
  const letter = newsLetter(row, person.language);
  return letter && { ...person, letter, stopPath: await stopPath(services.env.AUTH_SECRET, row.user_id) };
}

/** Null once the package is gone, or a newer one has taken its place. */
async function exportReady(id: string, services: Services): Promise<Addressed | null> {
  const made = await services.db
    .selectFrom("data_exports")
    .select(["user_id", "expires_at"])
    .where("data_export_id", "=", id)
    .where("status", "=", "ready")
    .executeTakeFirst();
  const person = made && (await reader(services, made.user_id));
  if (!made?.expires_at || !person) return null;
  return {
    ...person,
    letter: dataReady[person.language]({ until: made.expires_at, timeZone: person.timeZone ?? "UTC" }),
  };
}

async function invitation(
  { invitation_id, path }: { invitation_id: string; path: string },
  { db }: Services,
): Promise<Addressed | null> {
  const row = await db
    .selectFrom("group_invitations as i")
    .innerJoin("groups as g", "g.group_id", "i.group_id")
    .innerJoin("user_profiles as inviter", "inviter.user_id", "i.inviter_id")
    .innerJoin("user_preferences as of_inviter", "of_inviter.user_id", "i.inviter_id")
    .leftJoin("user_profiles as invitee", "invitee.email", "i.invitee_email")
    .leftJoin("user_preferences as p", "p.user_id", "invitee.user_id")
    .leftJoin("group_members as m", (join) =>
      join
        .onRef("m.group_id", "=", "i.group_id")
        .onRef("m.user_id", "=", "invitee.user_id")
        .on("m.status", "=", "active"),
    )
    .select([
      "i.invitee_email",
      "g.name",
      "g.frequency",
      "g.currency",
      "g.contribution_amount",
      "g.member_limit",
      "inviter.alias as inviter_alias",
      "invitee.name as invitee_name",
      "invitee.email_confirmed_at as invitee_confirmed_at",
    ])
    // Two people who save together mostly speak the same language.
    .select((eb) => eb.fn.coalesce("p.language", "of_inviter.language").as("language"))
    .where("i.invitation_id", "=", invitation_id)
    .where("i.status", "=", "pending")
    .$narrowType<{ invitee_email: string }>()
    // Who typed the address of a member was not told that it is one (D266).
    .where("m.user_id", "is", null)
    .where("g.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const language = row.language as Language;
  const letter = groupInvitation[language]({
    groupName: row.name,
    inviterName: row.inviter_alias,
    path,
    days: await readLimit(db, "invitation_expires"),
    frequency: frequencyOf(row.frequency)!,
    currency: row.currency,
    contribution: row.contribution_amount,
    payout: row.contribution_amount * (row.member_limit - 1),
  });
  const name = row.invitee_confirmed_at === null ? null : row.invitee_name;
  return { to: row.invitee_email, name: name ?? row.invitee_email, language, letter };
}

async function reader({ db }: Services, userId: string) {
  const row = await db
    .selectFrom("user_profiles as u")
    .innerJoin("user_preferences as p", "p.user_id", "u.user_id")
    .select(["u.email", "u.name", "u.email_confirmed_at", "u.time_zone", "p.language", "p.email_enabled"])
    .where("u.user_id", "=", userId)
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const isConfirmed = row.email_confirmed_at !== null;
  return {
    to: row.email,
    name: isConfirmed ? row.name : null,
    language: row.language as Language,
    isConfirmed,
    wantsMail: row.email_enabled,
    timeZone: row.time_zone,
  };
}
