/** Whose device it is: the next person who signs in on it gets its notices, the one before gets none there. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EngineError } from "../../local/engine/interface.ts";
import { caller, openStage, type Stage } from "./asking.ts";
import { idOf, type Person } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.pool.query("delete from push_subscriptions"));

const keys = (sign: string) => ({ p256dh: `B${sign.repeat(86)}`, auth: sign.repeat(22) });
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/shared";

/** Subscribes as the app does. @returns how many rows changed, or the code of the refusal */
async function subscribe(person: Person, { endpoint = ENDPOINT, sign = "k" } = {}): Promise<number | string> {
  const { auth, p256dh } = keys(sign);
  try {
    const { insert_push_subscriptions: changed } = await stage.ask(
      caller(person, "member").session,
      `mutation { insert_push_subscriptions(objects: { endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}" },
        on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [p256dh, auth, is_active] }) { affected_rows } }`,
    );
    return (changed as { affected_rows: number }).affected_rows;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

async function owners() {
  const { rows } = await stage.pool.query<{ user_id: string }>(
    "select user_id from push_subscriptions order by user_id",
  );
  return rows.map(({ user_id }) => user_id);
}

describe("a device", () => {
  it("belongs to who signed in last on it", async () => {
    await subscribe("ben");
    expect(await subscribe("gus")).toBe(1);
    expect(await owners()).toEqual([idOf("gus")]);
  });

  it("stays with its person where somebody knows its address and not its keys", async () => {
    await subscribe("ben");
    expect(await subscribe("gus", { sign: "x" })).toBe(0);
    expect(await owners()).toEqual([idOf("ben")]);
  });

  it("may give new keys for its own person", async () => {
    await subscribe("ben");
    expect(await subscribe("ben", { sign: "n" })).toBe(1);
    const { rows } = await stage.pool.query("select auth from push_subscriptions");
    expect(rows).toEqual([{ auth: keys("n").auth }]);
  });

  it("belongs to one of two people who give it at once", async () => {
    const changed = await Promise.all(Array.from({ length: 8 }, (_, at) => subscribe(at % 2 === 0 ? "ben" : "gus")));
    expect(changed).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await owners()).toHaveLength(1);
  });
});

describe("devices that ring no more (D174, D238)", () => {
  const another = (at: number) => subscribe("ben", { endpoint: `https://fcm.googleapis.com/fcm/send/ben${at}` });
  const endpoints = async () => {
    const { rows } = await stage.pool.query<{ endpoint: string }>("select endpoint from push_subscriptions");
    return rows;
  };

  it("leave their place to a new one, however often somebody signs out", async () => {
    await subscribe("gus");
    await stage.pool.query("update push_subscriptions set is_active = false");
    for (let at = 0; at < 50; at++) {
      expect(await another(at)).toBe(1);
      expect((await endpoints()).length).toBeLessThanOrEqual(21);
      await stage.pool.query("update push_subscriptions set is_active = false");
    }
    // Those of other people stay.
    expect(await owners()).toContain(idOf("gus"));
  });

  it("are the only ones to go: those that ring stay, and no more than the limit come", async () => {
    for (let at = 0; at < 20; at++) expect(await another(at)).toBe(1);
    expect(await another(20)).toBe("permission-error");
    await stage.pool.query("update push_subscriptions set is_active = false where endpoint like '%/ben7'");
    expect(await another(20)).toBe(1);
    const left = (await endpoints()).map(({ endpoint }) => endpoint.split("/").at(-1));
    expect(left).toHaveLength(20);
    expect(left).not.toContain("ben7");
    expect(await another(21)).toBe("permission-error");
  });
});

describe("what no browser and no phone writes is refused", () => {
  it.each([
    ["keys of another length", { p256dh: "B1", auth: keys("k").auth }, "push_subscriptions_keys_form"],
    ["no keys", { p256dh: null, auth: null }, "push_subscriptions_keys_form"],
    [
      "a browser's address for an app",
      { device_type: "ios", p256dh: null, auth: null },
      "push_subscriptions_endpoint_form",
    ],
    ["an app's token for a browser", { endpoint: "ab".repeat(32) }, "push_subscriptions_endpoint_form"],
    ["an app's token with keys", { device_type: "ios", endpoint: "ab".repeat(32) }, "push_subscriptions_keys_form"],
    [
      "an app that says of no service of Apple's that it knows it",
      { device_type: "ios", endpoint: "ab".repeat(32), p256dh: null, auth: null, apns_environment: null },
      "push_subscriptions_environment_form",
    ],
    [
      "a browser at Apple's service for apps",
      { apns_environment: "production" },
      "push_subscriptions_environment_form",
    ],
  ])("%s", async (_, change, constraint) => {
    const given = { device_type: "web", endpoint: ENDPOINT, apns_environment: null, ...keys("k"), ...change };
    const { auth, device_type, endpoint, p256dh } = given;
    const environment = device_type === "ios" && !("apns_environment" in change) ? "sandbox" : given.apns_environment;
    await expect(
      stage.pool.query(
        "insert into push_subscriptions (user_id, device_type, endpoint, p256dh, auth, apns_environment) values ($1, $2, $3, $4, $5, $6)",
        [idOf("ben"), device_type, endpoint, p256dh, auth, environment],
      ),
    ).rejects.toMatchObject({ constraint });
  });
});

describe("an app on an iPhone (D174)", () => {
  const TOKEN = "ab".repeat(32);

  /** The app of a person gives its token to the server, each time in a new session. */
  const giveToken = (person: Person) => {
    const { session } = caller(person, "member");
    const variables = { ...session.variables, "x-hasura-session-id": randomUUID() };
    return stage.ask(
      { ...session, variables },
      `mutation { insert_push_subscriptions(
        objects: [{ endpoint: "${TOKEN}", device_type: "ios", apns_environment: "production" }],
        on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [p256dh, auth] }) { affected_rows } }`,
    );
  };
  const rows = async () =>
    (await stage.pool.query("select user_id, device_type, apns_environment, is_active from push_subscriptions")).rows;
  const row = (person: Person) => ({
    user_id: idOf(person),
    device_type: "ios",
    apns_environment: "production",
    is_active: true,
  });

  it("gives its token, and belongs to who gave it last", async () => {
    await giveToken("ben");
    expect(await rows()).toEqual([row("ben")]);
    await giveToken("gus");
    expect(await rows()).toEqual([row("gus")]);
  });

  it("that was silent rings again once it gives the same token (D238)", async () => {
    await giveToken("ben");
    await stage.pool.query("update push_subscriptions set is_active = false");
    await giveToken("ben");
    expect(await rows()).toEqual([row("ben")]);
  });
});
