import { isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, openStage, outcomeOf, words, type Stage } from "./asking.ts";
import { attempts } from "./attempts.ts";
import { idOf, ROLES } from "./cast.ts";
import { policy } from "./policy/index.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe("what can be given at all", () => {
  it.each(Object.entries(policy))("%s takes from each role the columns of the policy and no other", (table, rules) => {
    for (const role of ROLES) {
      const schema = stage.core.schema("graphql", role);
      const mutations = schema.getMutationType()?.getFields() ?? {};
      const given = (type: string) => {
        const input = schema.getType(type);
        return isInputObjectType(input)
          ? Object.keys(input.getFields()).filter((name) => !isRelationship(table, name))
          : [];
      };
      const found = {
        insert: `insert_${table}` in mutations ? given(`${table}_insert_input`).toSorted() : [],
        update: `update_${table}` in mutations ? given(`${table}_set_input`).toSorted() : [],
        delete: `delete_${table}` in mutations,
      };
      expect({ role, ...found }).toEqual({
        role,
        insert: words(rules.insert?.[role] ?? ""),
        update: words(rules.update?.[role] ?? ""),
        delete: rules.delete?.includes(role) ?? false,
      });
    }
  });

  /** Related rows inside an insert are judged by the policy of their own table. */
  function isRelationship(table: string, name: string): boolean {
    return !words(policy[table]?.insert?.member ?? "").includes(name) && name in relationshipsOf(table);
  }

  function relationshipsOf(table: string): Record<string, unknown> {
    const input = stage.core.schema("graphql", "member").getType(`${table}_insert_input`);
    if (!isInputObjectType(input)) return {};
    return Object.fromEntries(
      Object.values(input.getFields())
        .filter((field) => String(field.type).includes("_rel_insert_input"))
        .map((field) => [field.name, true]),
    );
  }
});

describe("each attempt", () => {
  it.each(attempts)("%s (%s)", async (_, person, mutation, outcome, role = "member") => {
    const who = caller(person, role);
    expect(await outcomeOf(attempt())).toBe(outcome);

    async function attempt() {
      return stage.ask(who.session, `mutation { ${mutation} }`);
    }
  });

  it("changes nothing where the attempt is refused", async () => {
    const { rows } = await stage.pool.query<{ alias: string; votes: string; spoke: string }>(
      `
      select p.alias, (select string_agg(vote_choice, ' ') from vote_responses where vote_id = $2) as votes,
        (select count(*) from messages where sender_id in ($3, $4)) as spoke
      from user_profiles p where user_id = $1`,
      [idOf("ana"), idOf("on ben"), idOf("cleo"), idOf("dora")],
    );
    expect(rows).toEqual([{ alias: "Ana", votes: "no", spoke: "0" }]);
  });

  it("keeps a device's keys with the person who gave them", async () => {
    const { rows } = await stage.pool.query("select user_id, auth from push_subscriptions where endpoint like '%/ben'");
    expect(rows).toEqual([{ user_id: idOf("ben"), auth: "s".repeat(22) }]);
  });
});
