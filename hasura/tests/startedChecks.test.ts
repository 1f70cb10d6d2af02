/** An identity check is there for its person once the provider has a session for it: before that, none is started. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const QUERY = "{ identity_verifications(order_by: [{ created_at: desc }]) { status } }";
const statuses = async () => {
  const { identity_verifications } = await stage.ask(caller("ana", "member").session, QUERY);
  return (identity_verifications as { status: string }[]).map(({ status }) => status);
};
const change = (query: string) => stage.pool.query(query, [idOf("ana")]);

it("is not there while it waits for its session, and there with it", async () => {
  const earlier = await statuses();
  await change("insert into identity_verifications (user_id, consented_at) values ($1, app_now())");
  expect(await statuses()).toEqual(earlier);
  await change("update identity_verifications set session_id = 'session' where user_id = $1 and status = 'pending'");
  expect(await statuses()).toEqual(["pending", ...earlier]);
});

it("stays there with its end when the provider gives its session to a later one", async () => {
  await change(`update identity_verifications set status = 'failed', failure_reason = 'abandoned', decided_at = app_now(), session_id = null
    where user_id = $1 and status = 'pending'`);
  expect((await statuses())[0]).toBe("failed");
});
