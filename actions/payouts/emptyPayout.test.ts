import { afterAll, beforeAll, expect, it } from "vitest";
import { newsText, type Part } from "../../schema/news/words.ts";
import { newsTexts } from "../news/texts.ts";
import { startCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("a recipient whom nobody has paid reads what is missing, and of no payout of 0.00 (D34)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, ["Amina", "Bruno"]);
  await circle.goTo(1, 4);
  await circle.tick();
  const feed = await db
    .selectFrom("activity_feed")
    .select(["kind", "values"])
    .where("user_id", "=", circle.member("Amina").userId)
    .where("kind", "=", "payout_released")
    .execute();
  expect(feed).toMatchObject([{ values: { reason: "nothing", round: 1, missing: { cents: 100_00 } } }]);
  const say = (part: Part) => newsText(newsTexts, part, feed[0]!, { language: "en", locale: "en-US" });
  expect(say("feed.text")).toBe("Round 1: nothing yet; $100.00 is missing, from Bruno");
  for (const part of ["notice.title", "notice.text", "chat.text", "letter.subject", "letter.text"] as const) {
    expect(say(part)).not.toContain("$0.00");
  }
});
