/** What people may write: every column that takes a text says in a constraint what it may be and how long. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { METADATA, openStage, type Stage } from "./asking.ts";
import { idOf, sessionOf } from "./cast.ts";
import { outcomeOfUpdate } from "./outcomeOfUpdate.ts";

/** Columns that only we, our providers or a migration write: no word of anybody's gets there. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  "auth.accounts": ["account_id", "access_token", "id_token", "password", "provider_id", "refresh_token", "scope"],
  "auth.jwks": ["private_key", "public_key"],
  "auth.sign_in_attempts": ["subject"],
  "auth.verifications": ["identifier", "value"],
  "private.ended_access": ["role"],
  // A trigger copies them from the group.
  "private.group_rules_versions": ["rules"],
  "private.handled_deliveries": ["delivery_id"],
  "private.identity_details": ["key_id"],
  "private.outbox": ["dedupe_key", "kind", "last_error"],
  "private.payment_attempts": ["last_error", "payment_intent_id", "session_id", "settled_need", "url"],
  "private.provider_events": ["event_id", "event_type", "last_error", "object_id", "provider"],
  "private.reconciliations": ["subject"],
  "private.request_limits": ["bucket"],
  "private.stripe_customers": ["account_id", "customer_id", "subscription_id"],
  "private.stripe_external_account_ids": ["setup_intent_id", "stripe_id"],
  "private.stripe_method_ids": ["fingerprint", "stripe_id"],
  "private.told_news": ["kind", "occasion"],
  "private.withheld_messages": ["message"],
  "private.verification_sessions": ["external_id", "provider_status", "url"],
  "public.admin_audit_logs": ["action", "subject_id", "subject_type"],
  "public.badge_counts": ["invitations_mark", "votes_mark"],
  "public.book_checks": ["name"],
  "public.chat_changes": ["emoji"],
  "public.chat_user_states": ["last_text", "name_when_left"],
  "public.group_agreements": ["terms_hash"],
  "public.group_members": ["alias_look"],
  "public.group_slugs": ["url_slug"],
  "public.identity_verifications": ["session_id", "verification_method"],
  "public.ledger_transactions": ["idempotency_key"],
  "public.notifications": ["group_name"],
  "public.payments": ["failure_reason", "transaction_id"],
  "public.payout_distributions": ["hold_reason"],
  "public.stripe_external_accounts": ["account_type", "bank_name", "brand"],
  "public.stripe_payment_methods": ["account_type", "bank_name", "brand"],
  "public.withdrawals": ["failure_reason", "payout_id"],
};
/** The catalogue and the tables of words: migrations write them, and nobody else. */
const CATALOGUE = new Set(
  "public.achievements public.agreement_texts public.currencies public.limits public.plans private.time_zones".split(
    " ",
  ),
);

const UNFIT = [
  { what: "a control character", text: "a bell \u0007" },
  { what: "only signs that nobody sees", text: "\u200b\u2060\u00ad\u3164\ufe0f".repeat(6) },
  { what: "longer than anything that people write", text: "x".repeat(100_000) },
];

interface TextColumn {
  table: string;
  column: string;
}

let stage: Stage;
let client: pg.PoolClient;
beforeAll(async () => {
  stage = await openStage();
  client = await stage.pool.connect();
});
afterAll(async () => {
  client.release();
  await stage.close();
});

/** Every text that a row can hold, but for references to other rows. */
async function textColumns(): Promise<TextColumn[]> {
  const { rows } = await client.query<TextColumn>(`
    select n.nspname || '.' || c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid::regtype::text in ('text', 'citext', 'text[]', 'character varying')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conkey @> array[a.attnum])
      and not exists (select from pg_attribute v where v.attrelid = c.oid and v.attname = 'value' and c.relname <> 'verifications'
        and exists (select from pg_attribute m where m.attrelid = c.oid and m.attname = 'comment'))
    order by 1, 2`);
  return rows;
}

/**
 * Asks an empty table with the same checks which constraint refuses a text. A primary key is not copied, so every column
 * can be left empty but the one that is asked about.
 */
async function withProbe(
  table: string,
  ask: (refusalOf: (column: string, text: string) => Promise<string | undefined>) => Promise<void>,
): Promise<void> {
  await client.query("begin");
  await client.query(`create temp table probe (like ${table} including constraints) on commit drop`);
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = 'probe'::regclass and attnotnull and attnum > 0",
  );
  const drops = rows.map(({ name }) => `alter ${pg.escapeIdentifier(name)} drop not null`);
  if (drops.length > 0) await client.query(`alter table probe ${drops.join(", ")}`);
  await client.query("savepoint empty");
  try {
    await ask(async (column, text) => {
      try {
        await client.query(`insert into probe (${pg.escapeIdentifier(column)}) values ($1)`, [text]);
        return undefined;
      } catch (error) {
        const { code, constraint } = error as pg.DatabaseError;
        if (code !== "23514") throw error;
        return constraint;
      } finally {
        await client.query("rollback to savepoint empty");
      }
    });
  } finally {
    await client.query("rollback");
  }
}

it("every text column has a bound and a form, or nobody's words get there", async () => {
  const free: string[] = [];
  const asked = Map.groupBy(
    (await textColumns()).filter(({ column, table }) => !CATALOGUE.has(table) && !OURS[table]?.includes(column)),
    ({ table }) => table,
  );
  for (const [table, columns] of asked) {
    await withProbe(table, async (refusalOf) => {
      for (const { column } of columns)
        for (const { text, what } of UNFIT)
          if ((await refusalOf(column, text)) === undefined) free.push(`${table}.${column} takes ${what}`);
    });
  }
  expect(free).toEqual([]);
});

it.each([
  ["messages", "message"],
  ["ticket_messages", "body"],
])("%s.%s is never empty", async (table, column) => {
  await withProbe(`public.${table}`, async (refusalOf) => {
    expect(await refusalOf(column, "")).toMatch(/_length$/);
  });
});

it("what is said to be ours is written by no role, and is there", async () => {
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  const writable = (source.tables ?? []).flatMap((table) =>
    [...(table.insert_permissions ?? []), ...(table.update_permissions ?? [])].flatMap(({ permission }) =>
      (permission.columns as string[]).map((column) => `${keyOf(table.table)}.${column}`),
    ),
  );
  const ours = Object.entries(OURS).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
  expect(writable.filter((column) => ours.includes(column) || CATALOGUE.has(column.replace(/\.\w+$/, "")))).toEqual([]);
  const there = new Set((await textColumns()).map(({ column, table }) => `${table}.${column}`));
  expect(ours.filter((column) => !there.has(column))).toEqual([]);
});

describe.each(["user_profiles", "groups"])("the time zone of %s is a name of the catalogue (D55)", (table) => {
  it.each([
    "+05:00",
    "+14:00",
    "-12:00",
    "UTC+14",
    "EST5EDT",
    "Mars/Olympus",
    "europe/paris",
    "posix/Europe/Paris",
    "",
  ])("and so not %j", async (zone) => {
    expect(await outcomeOfUpdate(client, table, "time_zone", zone)).toBe(`${table}_time_zone_known`);
  });
  it.each(["Europe/Paris", "Asia/Calcutta", "America/Argentina/Ushuaia", "UTC", "Etc/UTC"])(
    "as %j is",
    async (zone) => {
      expect(await outcomeOfUpdate(client, table, "time_zone", zone)).toBe("taken");
    },
  );
});

it("every time zone that a browser can be in is in the catalogue", async () => {
  const { rows } = await client.query<{ value: string }>("select code as value from private.time_zones");
  const known = new Set(rows.map(({ value }) => value));
  expect(Intl.supportedValuesOf("timeZone").filter((zone) => !known.has(zone))).toEqual([]);
});

describe("a picture is a file of ours or a place on the web", () => {
  const column = ["user_profiles", "avatar_url"] as const;
  it.each(["https://example.com/a.png", "/files/avatars/0f3c.webp"])("such as %j", async (url) => {
    expect(await outcomeOfUpdate(client, ...column, url)).toBe("taken");
  });
  it.each([
    "data:image/png;base64,AAAA",
    "http://example.com/a.png",
    "javascript:alert(1)",
    "//example.com/a.png",
    "/files/../auth/sign-out",
    "/auth/sign-out",
    "https://user@example.com/a.png",
    `https://example.com/${"a".repeat(500)}`,
  ])("and not %j", async (url) => {
    expect(await outcomeOfUpdate(client, ...column, url)).toBe("user_profiles_avatar_url_form");
  });
});

describe("we push to the hosts of browsers' makers", () => {
  const column = ["push_subscriptions", "endpoint"] as const;
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGu",
    "https://wns2-by3p.notify.windows.com/w/?token=BQ",
  ])("such as %j", async (endpoint) => {
    expect(await outcomeOfUpdate(client, ...column, endpoint)).toBe("taken");
  });
  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/fcm",
    "https://fcm.googleapis.com@evil.example/",
    "https://evil.example/?https://fcm.googleapis.com/",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    `https://fcm.googleapis.com/${"a".repeat(1000)}`,
  ])("and not %j", async (endpoint) => {
    expect(await outcomeOfUpdate(client, ...column, endpoint)).toBe("push_subscriptions_endpoint_form");
  });
});

it.each([
  { what: "U+0000", text: String.raw`\u0000` },
  { what: "half of a surrogate pair", text: String.raw`\ud800` },
])("a message with $what is refused as bad input, not as a fault of ours", async ({ text }) => {
  const say = `mutation { insert_messages(objects: { chat_id: "${idOf("inner")}", message: "Hi ${text}" }) { affected_rows } }`;
  const code = await stage.ask(sessionOf("member", "ben"), say).then(
    () => "taken",
    (error: { code?: string }) => error.code,
  );
  expect(["data-exception", "validation-failed", "parse-failed", "constraint-violation"]).toContain(code);
});
