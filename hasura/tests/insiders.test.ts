/** What an ex-member sees of a group, and what anybody sees of one that was deleted. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { caller, METADATA, openStage, type Stage } from "./asking.ts";
import { idOf, inWords } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const see = async (person: "ana" | "ben" | "cleo" | "gus", query: string) => {
  const answer = await stage.ask(caller(person, "member").session, `{ ${query} }`);
  return (Object.values(answer)[0] as Record<string, unknown>[]).map((row) =>
    Object.values(row)
      .map((value) => inWords(value))
      .join(" "),
  );
};
const ofInner = `where: { group_id: { _eq: "${idOf("inner")}" } }`;

describe("Cleo left; then Gus came, and a second cycle was planned", () => {
  beforeAll(async () => {
    const inner = idOf("inner");
    await stage.pool.query(`
      insert into group_members (group_id, user_id, joined_at) values ('${inner}', '${idOf("gus")}', app_now());
      insert into cycles (group_id, cycle, start_date) values ('${inner}', 2, current_date);
      insert into payout_assignments (group_id, cycle, user_id, payout_position) values
        ('${inner}', 2, '${idOf("gus")}', 1), ('${inner}', 2, '${idOf("ana")}', 2), ('${inner}', 2, '${idOf("ben")}', 3);
      insert into rounds (group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at, due_at, grace_ends_at, payout_at)
        select group_id, 2, 1, '${idOf("gus")}', due_date, grace_end_date, payout_date, opens_at - interval '9 days', due_at, grace_ends_at, payout_at
        from rounds where round_id = '${idOf("inner round 1")}'`);
  });

  it.each([
    ["the people", `member_profiles(where: { user_id: { _eq: "${idOf("gus")}" } }) { user_id }`, ["gus"]],
    [
      "the order",
      `payout_assignments(${ofInner}, order_by: { payout_position: asc }) { cycle user_id }`,
      ["1 ana", "1 ben", "1 cleo", "2 gus", "2 ana", "2 ben"],
    ],
    ["the rounds", `rounds(where: { cycle: { _eq: 2 } }) { payout_round recipient_id }`, ["1 gus"]],
    ["the cycles", `cycles(${ofInner}, order_by: { cycle: asc }) { cycle }`, ["1", "2"]],
  ])("members read %s", async (_, query, rows) => {
    expect((await see("ben", query)).toSorted()).toEqual(rows.toSorted());
  });

  it.each([
    ["nobody who came later", `member_profiles(where: { user_id: { _eq: "${idOf("gus")}" } }) { user_id }`, []],
    ["the order as it was", `payout_assignments(${ofInner}) { cycle user_id }`, ["1 ana", "1 ben", "1 cleo"]],
    ["no round that was written later", `rounds(where: { cycle: { _eq: 2 } }) { payout_round recipient_id }`, []],
    ["no round that opened later", `rounds(where: { payout_round: { _eq: 3 } }) { payout_round recipient_id }`, []],
    ["no later cycle", `cycles(${ofInner}) { cycle }`, ["1"]],
    ["nothing of the board", `board(${ofInner}) { user_id }`, []],
  ])("Cleo reads %s", async (_, query, rows) => {
    expect((await see("cleo", query)).toSorted()).toEqual(rows);
  });

  it("and sees no face of who came later", async () => {
    await stage.pool.query("update user_profiles set avatar_url = '/files/' || username");
    const faces = (person: "ben" | "cleo") => see(person, `groups(${ofInner}) { member_avatars }`);
    expect((await faces("ben")).join()).toContain("/files/gus");
    expect((await faces("cleo")).join()).toContain("/files/ben");
    expect((await faces("cleo")).join()).not.toContain("/files/gus");
  });
});

describe("what the round at hand has brought together (D34)", () => {
  const pot = async (...who: Parameters<typeof caller>) => {
    const answer = await stage.ask(caller(...who).session, `{ groups(${ofInner}) { pot_balance } }`);
    return (answer["groups"] as { pot_balance: number | null }[]).map(({ pot_balance }) => pot_balance);
  };
  const changed = (change: string) => stage.pool.query(`${change} where group_id = '${idOf("inner")}'`);
  // A started circle that everybody sees.
  beforeAll(() => changed("update groups set is_public = true, join_method = 'direct'"));
  afterAll(() => changed("update groups set is_public = false, join_method = 'invite_only'"));

  it("is read by members, and by those who run the platform", async () => {
    expect(await pot("ben", "member")).toEqual([10000]);
    expect(await pot("ana", "group_admin")).toEqual([10000]);
    expect(await pot("pat", "platform_admin")).toEqual([10000]);
  });

  it("is nothing to a stranger, also one who runs another circle, nor to who has left", async () => {
    for (const [person, role] of [
      ["hana", "member"],
      ["eve", "group_admin"],
      ["cleo", "member"],
    ] as const)
      expect(await pot(person, role), person).toEqual([null]);
  });

  it("cannot be guessed by a condition either", async () => {
    const guess = `{ groups(where: { pot_balance: { _eq: 10000 } }) { group_id } }`;
    expect(await stage.ask(caller("hana", "member").session, guess)).toEqual({ groups: [] });
  });
});

describe("a group that was deleted", () => {
  const TABLES = [
    `board(${ofInner}) { user_id }`,
    `chats(${ofInner}) { chat_id }`,
    `cycles(${ofInner}) { cycle }`,
    `group_schedule(${ofInner}) { payout_round }`,
    `grace_period_votes(${ofInner}) { vote_id }`,
    `groups(${ofInner}) { group_id }`,
    `message_reactions(where: { message_id: { _eq: "${idOf("message with cleo")}" } }) { emoji }`,
    `messages(where: { chat_id: { _eq: "${idOf("inner")}" } }) { message_id }`,
    `payout_assignments(${ofInner}) { user_id }`,
    `rounds(where: { payout_round: { _eq: 3 } }) { round_id }`,
  ];

  const before = new Map<string, string[]>();
  beforeAll(async () => {
    for (const query of TABLES) before.set(query, await see("ana", query));
    await stage.pool.query("update groups set deleted_at = app_now() where group_id = $1", [idOf("inner")]);
  });

  it.each(TABLES)("shows nothing in %s", async (query) => {
    expect(before.get(query)!.length).toBeGreaterThan(0);
    expect(await see("ana", query)).toEqual([]);
  });

  it("takes no word, no reaction and no hiding", async () => {
    const chat = idOf("inner");
    const writes = [
      `insert_messages(objects: { chat_id: "${chat}", message: "Hello" }) { affected_rows }`,
      `insert_message_reactions(objects: { message_id: "${idOf("message with cleo")}", emoji: "🔥" }) { affected_rows }`,
      `insert_hidden_messages(objects: { message_id: "${idOf("message first")}" }) { affected_rows }`,
    ];
    const ana = caller("ana", "member").session;
    for (const write of writes) {
      await expect(stage.ask(ana, `mutation { ${write} }`), write).rejects.toMatchObject({ code: "permission-error" });
    }
  });
});

it("who is in a group is asked of the view that knows what they see of it, and of nothing else", () => {
  const asking = ((readMetadata(METADATA).sources[0] as SourceMetadata).tables ?? []).flatMap((table) =>
    (["select", "insert", "update", "delete"] as const).flatMap((kind) =>
      (table[`${kind}_permissions`] ?? [])
        .filter(({ permission }) => {
          const { filter, check } = permission as { filter?: unknown; check?: unknown };
          return /"(members|memberships)":/.test(JSON.stringify([filter, check]));
        })
        .map(({ role }) => `${keyOf(table.table)} ${kind} ${role}`),
    ),
  );
  expect(asking).toEqual([]);
});
