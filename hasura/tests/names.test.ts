/** Names that people give themselves and their groups: every character is visible, and none poses as us. */
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "./asking.ts";
import { outcomeOfUpdate } from "./outcomeOfUpdate.ts";

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

describe.each([
  ["groups", "name"],
  ["user_profiles", "alias"],
  ["user_profiles", "name"],
])("%s.%s takes names of which every sign is seen", (table, column) => {
  it.each([
    "Garden",
    "Am\u00e9lie",
    "\u{1f469}\u200d\u{1f467} \u2764\ufe0f",
    "\u05d7\u05e0\u05d4",
    "\u0928\u094d\u200d\u0926\u0930",
  ])("such as %j", async (name) => {
    expect(await outcomeOfUpdate(client, table, column, name)).toBe("taken");
  });
  it.each([
    " Garden",
    "Garden ",
    "Gar  den",
    "Ame\u0301lie",
    "\u200b\u200b\u200b",
    "\u3164\u3164",
    "\u2800\u2800",
    "Gar\u200bden",
    "Gar\u200dden",
    "Gar\u00adden",
    "Garden\u2060",
    "\u202enedraG",
    "Gar\u202eneD",
    "Gar\u2067den\u2069",
    "Gar\u2028den",
    "Gar\u0085den",
    "Garden\n",
    "\u00a0Garden",
    "Garden\u{e0041}",
    "G\u0336\u0335\u0337\u0338arden",
  ])("and not %j", async (name) => {
    expect(await outcomeOfUpdate(client, table, column, name)).toBe(`${table}_${column}_is_a_name`);
  });
});

describe("nobody poses as us", () => {
  it.each([
    "Support",
    "SUPPORT",
    "Supp0rt",
    "S u p p o r t",
    "S.u.p.p.o.r.t",
    "Circle Support",
    "\u0405upport",
    "Su\u0440\u0440\u043ert",
    "\uff33\uff55\uff50\uff50\uff4f\uff52\uff54",
    "\u{1d412}\u{1d42e}\u{1d429}\u{1d429}\u{1d428}\u{1d42b}\u{1d42d}",
    "S\u00fcpp\u00f6rt",
    "Savings Circle Team",
    "Sav1ngs C1rcle",
    "Official Ana",
    "0fficial",
    "Admin",
    "admin 2",
    "\u0391dm\u0456n",
    "The Admin",
    "System",
    "Sistema",
    "Moderator",
    "Help Desk",
    "Soporte",
    "Former member",
  ])("by the alias %j", async (alias) => {
    expect(await outcomeOfUpdate(client, "user_profiles", "alias", alias)).toBe("user_profiles_alias_poses_as_nobody");
  });
  it.each([
    "Badminton Ben",
    "Ana Staffordshire",
    "Systemic Sue",
    "Sister Act",
    "Ali",
    "Admir",
    "Hele Deska",
    "Modesto",
  ])("while %j is a name like others", async (alias) => {
    expect(await outcomeOfUpdate(client, "user_profiles", "alias", alias)).toBe("taken");
  });
  it.each(["support", "savings_circle", "admin", "Admin.1", "circle.support"])(
    "by the username %j",
    async (username) => {
      expect(await outcomeOfUpdate(client, "user_profiles", "username", username)).toBe(
        "user_profiles_username_poses_as_nobody",
      );
    },
  );
  it.each(["Savings Circle Support", "Official Support", "Customer Service", "Savings Circle Team"])(
    "by the group %j",
    async (name) => {
      expect(await outcomeOfUpdate(client, "groups", "name", name)).toBe("groups_name_poses_as_nobody");
    },
  );
  it.each(["We support each other", "Our Savings Circle", "Staff of the bakery"])(
    "while the group %j may be",
    async (name) => {
      expect(await outcomeOfUpdate(client, "groups", "name", name)).toBe("taken");
    },
  );
});
