/** A suspended person writes nothing, even while an older token is still good (D296). */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { EngineError } from "../../local/engine/interface.ts";
import { caller, METADATA, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

/** A suspended person may still write to support. */
const OPEN = new Set(["public.support_tickets", "public.ticket_attachments", "public.ticket_messages"]);
const PEOPLE = new Set(["member", "organizer", "group_admin"]);

const writable = ((readMetadata(METADATA).sources[0] as SourceMetadata).tables ?? [])
  .filter((table) =>
    [table.insert_permissions, table.update_permissions, table.delete_permissions].some((permissions) =>
      permissions?.some(({ role }) => PEOPLE.has(role)),
    ),
  )
  .map((table) => keyOf(table.table));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function guarded(): Promise<string[]> {
  const { rows } = await stage.pool.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'private.refuse_suspended'::regproc and t.tgenabled = 'O'`);
  return rows.map(({ name }) => (name.includes(".") ? name : `public.${name}`)).toSorted();
}

it("every table that people write by a mutation is guarded, except tickets", async () => {
  expect(await guarded()).toEqual(writable.filter((table) => !OPEN.has(table)).toSorted());
});

/** What a deletion leaves of a person's row (D299). */
const GONE: Record<string, unknown> = {
  deleted_at: new Date(),
  name: "Former member",
  alias: "Former member",
  email: "ana@deleted.invalid",
  email_confirmed_at: null,
  phone: null,
  location: null,
  time_zone: null,
  avatar_id: null,
  avatar_url: null,
  default_contribution_method_id: null,
  default_withdrawal_account_id: null,
};

describe("what Ana may do until she is suspended", () => {
  const say = `mutation { insert_messages(objects: { chat_id: "${idOf("inner")}", message: "Hello" }) { affected_rows } }`;
  const rename = `mutation { update_user_profiles(where: {}, _set: { alias: "Ana B" }) { affected_rows } }`;
  const ana = caller("ana", "member").session;

  it.each([
    ["suspended_at", say],
    ["suspended_at", rename],
    ["deleted_at", say],
  ])("ends with %s: %s", async (column, mutation) => {
    await expect(stage.ask(ana, mutation)).resolves.toBeDefined();
    const { rows } = await stage.pool.query<Record<string, unknown>>("select * from user_profiles where user_id = $1", [
      idOf("ana"),
    ]);
    const write = (row: Record<string, unknown>) => {
      const columns = Object.keys(row).filter((name) => name in GONE || name === "suspended_at");
      const set = columns.map((name, at) => `${pg.escapeIdentifier(name)} = $${at + 2}`).join(", ");
      return stage.pool.query(`update user_profiles set ${set} where user_id = $1`, [
        idOf("ana"),
        ...columns.map((name) => row[name]),
      ]);
    };
    await write(column === "deleted_at" ? GONE : { suspended_at: new Date() });
    try {
      const refused = stage.ask(ana, mutation);
      await expect(refused).rejects.toThrow(EngineError);
      await expect(refused).rejects.toThrow('{"code": "account-suspended"}');
    } finally {
      await write(rows[0]!);
    }
  });
});
