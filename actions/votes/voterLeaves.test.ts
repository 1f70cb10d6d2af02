/** D126: a voter leaves without an answer, and the others cannot make the vote pass any more. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { startCircle } from "../test/circle.ts";
import { cookieOf } from "../test/cookie.ts";
import { leave } from "../test/leave.ts";
import { memberVotes } from "../test/memberVotes.ts";
import { completedCircle } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("an exit that takes effect ends it as failed, once, and everybody hears it", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);
  await circle.goTo(1, 2);
  const votes = memberVotes(service, circle);
  await votes.askToRemove("Bruno", "Dan");
  await votes.vote("Bruno", "no");
  await leave(service, circle, "Chloe", "Amina");
  // Until the round closes Chloe is a member, and may vote.
  await service.tick("votes");
  expect(await votes.latest()).toMatchObject({ status: "active", votes_needed: 2 });
  await circle.goTo(1, 5);
  await circle.tick();
  await service.tick("votes");
  await service.tick("votes");
  expect(await votes.latest()).toMatchObject({ status: "failed", no_count: 1, eligible_voters: 3 });
  expect(await votes.posts()).toEqual(["removal_vote_opened asked", "removal_decided failed"]);
  expect(await votes.told("Dan")).toEqual(["vote_about_you asked", "your_vote_decided not_removed"]);
});

it("an exit after a No takes nothing from the ballots that are missing", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);
  await circle.goTo(1, 2);
  const votes = memberVotes(service, circle);
  await votes.askToRemove("Bruno", "Dan");
  await votes.vote("Chloe", "no");
  await leave(service, circle, "Chloe", "Amina");
  await circle.goTo(1, 5);
  await circle.tick();
  await service.tick("votes");
  expect((await votes.latest()).status).toBe("active");
  await votes.vote("Bruno", "yes");
  expect((await votes.vote("Amina", "yes")).body).toMatchObject({ status: "approved" });
});

it("a deleted account ends it likewise, and not while the circle is frozen (D263)", async () => {
  const { db } = service.services;
  const circle = await completedCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.open();
  await circle.vote("Bruno", "no");
  await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}`.execute(db);
  const deleted = await new Browser(service.url).post(
    "/auth/delete-account",
    { confirmation: "DELETE" },
    { cookie: cookieOf(circle.member("Chloe").userId) },
  );
  expect(deleted.status).toBe(200);
  await service.tick("votes");
  expect((await circle.latestVote()).status).toBe("active");
  await sql`update groups set frozen_at = null where group_id = ${circle.groupId}`.execute(db);
  await service.tick("votes");
  expect((await circle.latestVote()).status).toBe("failed");
});
