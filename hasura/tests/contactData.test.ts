/** Who reads what of people's addresses and names: nearly nobody, nearly nothing (D181, D266). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";
import type { Person, Role } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ask = (person: Person, role: Role, query: string) => stage.ask(caller(person, role).session, query);

describe("an invitation that Finn sent to an address he typed, to Eve's group", () => {
  const addressee = async (person: Person, role: Role) => {
    const query = `{ group_invitations(where: { invitation_id: { _eq: "${idOf("by finn")}" } }) { addressee inviter_id } }`;
    return (await ask(person, role, query))["group_invitations"];
  };
  const inviter_id = idOf("finn");

  it("shows Finn the address shortened", async () => {
    expect(await addressee("finn", "member")).toEqual([{ addressee: "s...@example.org", inviter_id }]);
  });

  it("shows Eve, who runs the group, that he invited, and nothing of the address", async () => {
    expect(await addressee("eve", "group_admin")).toEqual([{ addressee: null, inviter_id }]);
  });

  it("shows both the alias where he picked somebody by name", async () => {
    await stage.pool.query("update group_invitations set picked_alias = 'Stranger' where invitation_id = $1", [
      idOf("by finn"),
    ]);
    for (const [person, role] of [
      ["finn", "member"],
      ["eve", "group_admin"],
    ] as const)
      expect(await addressee(person, role)).toEqual([{ addressee: "Stranger", inviter_id }]);
  });

  it("names Finn to Eve, as long as he has an account", async () => {
    const whoInvited = async () => {
      const query = `{ group_invitations(where: { invitation_id: { _eq: "${idOf("by finn")}" } }) { inviter_alias } }`;
      return (await ask("eve", "group_admin", query))["group_invitations"];
    };
    expect(await whoInvited()).toEqual([{ inviter_alias: "Finn" }]);
  });

  it("is shown to neither once it is forgotten whose it was (D225)", async () => {
    await stage.pool.query(
      "update group_invitations set status = 'expired', invitee_email = null, picked_alias = null where invitation_id = $1",
      [idOf("by finn")],
    );
    expect(await addressee("finn", "member")).toEqual([]);
    expect(await addressee("eve", "group_admin")).toEqual([]);
  });
});

describe("the verified name of a member (D181, D298)", () => {
  const names = async (person: Person, where = "{}") => {
    const answer = await ask(
      person,
      "group_admin",
      `{ groups(where: ${where}) { name verified_names(order_by: { user_id: asc }) { verified_name } } }`,
    );
    return (answer["groups"] as { name: string; verified_names: { verified_name: string }[] }[]).flatMap(
      ({ name, verified_names }) => verified_names.map(({ verified_name }) => `${name}: ${verified_name}`),
    );
  };

  it("is what the admin of a started group sees of its active members, and of nobody in a group that has not started", async () => {
    expect((await names("ana")).toSorted()).toEqual(["Inner: Ana S.", "Inner: Ben S."]);
  });

  it("is seen by no other member, also not by one who runs another group", async () => {
    expect(await names("ben")).toEqual([]);
    expect(await names("eve")).toEqual([]);
  });

  it("is nothing that a role without a group can ask for", async () => {
    await expect(ask("ana", "member", "{ verified_names { verified_name } }")).rejects.toThrow("not found");
  });

  it("goes with the role, and with the verification", async () => {
    const inner = idOf("inner");
    await stage.pool.query("update groups set admin_id = $1 where group_id = $2", [idOf("ben"), inner]);
    expect(await names("ana")).toEqual([]);
    expect(await names("ben")).toHaveLength(2);
    await stage.pool.query(
      "update identity_verifications set status = 'failed', failure_reason = 'document_expired', verified_name = null where user_id = $1",
      [idOf("ana")],
    );
    expect(await names("ben")).toEqual(["Inner: Ben S."]);
    await stage.pool.query("update groups set admin_id = $1 where group_id = $2", [idOf("ana"), inner]);
  });

  it("is kept only with a verification that holds", async () => {
    await expect(
      stage.pool.query("update identity_verifications set verified_name = 'Ana S.' where status = 'failed'"),
    ).rejects.toThrow("identity_verifications_name_is_verified");
  });
});
