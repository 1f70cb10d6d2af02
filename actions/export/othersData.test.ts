/** What is not in a package: every text that the database keeps bears a mark, and no other person's is found (D142, D181). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tokenHash } from "../auth/sealedSessions.ts";
import { download, madePackage, openPackage, signIn, tellDemoStory, unpack } from "../test/exportPackage.ts";
import { sessionOf } from "../test/factories.ts";
import { marksIn, type Planted, plantMarks } from "../test/plantedMarks.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { SECTIONS } from "./sections/sections.ts";

let service: TestService;
let planted: Planted;
let text = "";
let data: Record<string, unknown[]>;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  await tellDemoStory(db);
  const amina = await signIn(db, "amina@example.com");
  await addWhatTheStoryLacks(amina);
  planted = await plantMarks(db, amina);
  // The mark in the hash of a session's token would sign her out.
  const session = db.updateTable("auth.sessions").set({ token_hash: tokenHash(amina) });
  await session.where("id", "=", sessionOf(amina)).execute();
  const { url } = (await openPackage(service, amina, await madePackage(service, amina))).body;
  const made = await unpack(Buffer.from(await (await download(service, String(url), amina)).arrayBuffer()));
  text = [...made.values()].join("\n");
  data = JSON.parse(String(made.get("data.json"))) as typeof data;
}, 120_000);
afterAll(() => service.stop());

/** A question with an answer and a note of the staff, a message that was taken back, a report about her, sealed identity. */
async function addWhatTheStoryLacks(amina: string): Promise<void> {
  const { db } = service.services;
  await sql`
    with bruno as (select user_id from user_profiles where email = 'bruno@example.com'),
    ticket as (insert into support_tickets (user_id, category, subject, body) values (${amina}, 'other', 'A question', 'A question that is long enough.')
      returning ticket_id),
    told as (insert into ticket_messages (ticket_id, author_id, body, is_internal)
      select ticket_id, user_id, 'An answer', internal from ticket, bruno, (values (true), (false)) v (internal)),
    report as (insert into support_tickets (user_id, category, subject, body)
      select user_id, 'abuse', 'A report', 'A report about somebody, long enough.' from bruno returning ticket_id),
    reported as (insert into private.reports (ticket_id, reporter_id, reported_user_id, messages)
      select ticket_id, user_id, ${amina}, '[]' from report, bruno)
    select`.execute(db);
  await sql`update messages set deleted_at = app_now(), deleted_by = sender_id
    where message_id = (select message_id from messages where sender_id = ${amina} and message is not null limit 1)`.execute(
    db,
  );
  await sql`insert into private.identity_details (user_id, sealed, key_id) values (${amina}, decode(repeat('ab', 284), 'hex'), '0123456789abcdef')
    on conflict do nothing`.execute(db);
}

it("marks every kind of text, of others and of her own", () => {
  expect(planted.others.length).toBeGreaterThan(120);
  expect(planted.own.length).toBeGreaterThan(70);
});

it("of others it holds the names that she sees, the answers to her questions, and what a plan is called", () => {
  expect(marksIn(text, "OTHER")).toEqual([
    "public.groups.name",
    "public.plans.name",
    "public.ticket_messages.body",
    "public.user_profiles.alias",
  ]);
});

it("of the staff's words it holds what answered her, and no note about her", () => {
  expect(data["ticket_messages"]).toHaveLength(1);
});

/** What is kept about a person and stands in no package, by column. */
const OWN_LEFT_OUT = [
  // Secrets, and what a provider calls a person.
  "auth.accounts.access_token",
  "auth.accounts.account_id",
  "auth.accounts.id_token",
  "auth.accounts.password",
  "auth.accounts.refresh_token",
  "auth.accounts.scope",
  "auth.sessions.token_hash",
  "private.identity_details.key_id",
  "public.identity_verifications.session_id",
  "public.identity_verifications.verification_method",
  "public.push_subscriptions.apns_environment",
  "public.push_subscriptions.auth",
  "public.push_subscriptions.endpoint",
  "public.push_subscriptions.p256dh",
  "public.payments.transaction_id",
  "public.withdrawals.payout_id",
  // Hashed, or typed by whoever tried to sign in.
  "public.security_audit_logs.device_fingerprint",
  "public.security_audit_logs.event_data",
  // What was taken back is kept for disputes (D178).
  "private.withheld_messages.message",
  // Told elsewhere in the package, or made of what is there.
  "auth.users.email",
  "auth.users.image",
  "auth.users.location",
  "auth.users.name",
  "auth.users.phone",
  "auth.users.username",
  "auth.users.way_back",
  "public.badge_counts.invitations_mark",
  "public.badge_counts.votes_mark",
  "public.chat_changes.emoji",
  "public.chat_user_states.last_text",
  "public.chat_user_states.name_when_left",
  "public.group_members.alias_look",
  "public.messages.values",
  "public.messages.voice_levels",
  "public.notifications.priority",
  "public.subscribers.email",
  "public.support_tickets.email",
  "public.support_tickets.priority",
  // Others may be named in it; the circle's record shows it.
  "public.recorded_acts.values",
  // An invited address is told shortened (D266).
  "public.group_invitations.invitee_email",
].toSorted();

it("of her own it holds every text but these", () => {
  const held = new Set(marksIn(text, "OWN"));
  expect(planted.own.filter((place) => !held.has(place)).toSorted()).toEqual(OWN_LEFT_OUT);
});

/** Tables that name people and are in no package, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "auth.email_changes": "an address that waits for its letter: the security settings show it",
  "auth.factor_recoveries": "the security events tell that it was asked for and what came of it",
  "auth.half_sign_ins": "half a sign-in, for minutes",
  "auth.recovery_codes": "hashes of secrets",
  "private.badges_due": "which counts are made anew at the end of a transaction",
  "private.identity_fingerprints": "tells a document apart, and nothing about it (D159)",
  "private.payment_reminders": "when a reminder was last sent: the alerts have it",
  "private.reports": "what somebody reported is a ticket; what was said around it is others' (D187)",
  "private.scores_to_check": "whose score is reckoned once more, within a minute",
  "private.stored_files": "the files themselves are in it",
  "private.stripe_customers": "the provider's names (D287)",
  "private.vote_voters": "who may vote: the ballots have what was voted",
  "private.withheld_messages": "what was taken back is kept for disputes alone (D178)",
  "public.admin_audit_logs": "the work of a platform admin, about others",
  "public.badge_counts": "counted from the rest",
  "public.chat_changes": "the order of what messages and reactions say",
  "public.chat_user_states": "how far one has read, and the last message, which may be another's",
  "public.group_reviews": "the work of a platform admin, about a group",
  "public.hidden_messages": "messages of others that one does not see",
  "public.payout_shortfalls": "the payout says what was missing; who was short of it is in the dues",
};

it("every table that names people is in it, or says why not", async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct format('%s.%s', s.nspname, t.relname) as table
    from pg_class t join pg_namespace s on s.oid = t.relnamespace join pg_attribute c on c.attrelid = t.oid
    where t.relkind = 'r' and s.nspname in ('public', 'private', 'auth') and (c.attname in ('user_id', 'sender_id', 'recipient_id')
      or exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
        and k.confrelid in ('user_profiles'::regclass, 'auth.users'::regclass)))`.execute(service.services.db);
  const asked = SECTIONS.map(({ rows }) => rows(sql`null::uuid`).compile(service.services.db).sql).join("\n");
  const isAsked = (table: string) => new RegExp(`\\b(from|join) ${table.replace(/^public\./, "")}\\b`).test(asked);
  const missing = rows.map(({ table }) => table).filter((table) => !isAsked(table) && !Object.hasOwn(LEFT_OUT, table));
  expect(missing.toSorted()).toEqual([]);
  const known = new Set(rows.map(({ table }) => table));
  expect(Object.keys(LEFT_OUT).filter((table) => !known.has(table) || isAsked(table))).toEqual([]);
});
