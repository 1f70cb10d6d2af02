import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.pool.query("delete from performance_metrics");
});
afterAll(() => stage.close());

const note = (path: string, person: "ben" | "cleo" = "ben") =>
  stage.ask(
    caller(person, "member").session,
    `mutation { insert_performance_metrics(objects: { page_path: "${path}", lcp: 900 }) { affected_rows } }`,
  );
const noted = async () => {
  const { rows } = await stage.pool.query<{ page_path: string; user_id: string | null }>(
    "delete from performance_metrics returning page_path, user_id",
  );
  return rows;
};
const share = (isShared: boolean) =>
  stage.pool.query("update user_preferences set share_diagnostics = $2 where user_id = $1", [idOf("ben"), isShared]);

describe("D228: a measurement", () => {
  it("names nobody who does not share diagnostics", async () => {
    await share(false);
    await note("/dashboard");
    expect(await noted()).toEqual([{ page_path: "/dashboard", user_id: null }]);
  });

  it("names who shares them, and nobody else", async () => {
    await share(true);
    await note("/dashboard");
    await note("/dashboard", "cleo");
    expect((await noted()).map(({ user_id }) => user_id)).toEqual([idOf("ben"), null]);
  });

  it.each([
    ["/g/sunday-savers-1010", "/g/:key"],
    ["/g/sunday-savers-1010/manage", "/g/:key/manage"],
    ["/groups/8b1f1c3e-0000-4000-8000-000000000001", "/groups/:id"],
    ["/groups/8B1F1C3E-0000-4000-8000-000000000001/manage", "/groups/:id/manage"],
    ["/groups/create", "/groups/create"],
    ["/groups", "/groups"],
    ["/join/sunday-savers-1010?link=secret", "/join/:key"],
    ["/messages?selectedChat=group_8b1f1c3e-0000-4000-8000-000000000001", "/messages"],
    ["/dashboard#part", "/dashboard"],
  ])("of %s is kept as one of %s", async (path, pattern) => {
    await note(path);
    expect((await noted()).map(({ page_path }) => page_path)).toEqual([pattern]);
  });

  it("is one of so many a minute, also of who does not share them", async () => {
    await stage.pool.query("update limits set value = 3 where limit_id = 'metrics_per_minute'");
    await stage.pool.query("delete from private.request_limits");
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => note("/dashboard", "cleo")));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await noted()).toHaveLength(3);
  });
});
