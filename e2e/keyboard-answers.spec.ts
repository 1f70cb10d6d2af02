import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { log, openChat } from "./steps/chat.ts";
import { tabAndPress, tabTo } from "./steps/keyboard.ts";
import { tellStory } from "./story.ts";

/** People and circles of their own, also where the spec runs again over the same stack. */
const STAMP = Date.now().toString(36);
const [KIRA, LIAM, OTTO, WREN] = ["kira", "liam", "otto", "wren"].map((name) => `${name}.${STAMP}`);

/** Kira is asked for a vote, is invited twice, has two alerts, and has talked with Liam. */
const MUCH_WAITS = `
  SELECT demo.person('${KIRA}', 'Kira Lund', 'Queens, NY', interval '90 days', plan => 'premium');
  SELECT demo.person('${LIAM}', 'Liam Ortiz', 'Queens, NY', interval '90 days', plan => 'premium');
  SELECT demo.person('${OTTO}', 'Otto Marsh', 'Queens, NY', interval '90 days');
  SELECT demo.person('${WREN}', 'Wren Adeyemi', 'Queens, NY', interval '90 days');
  SELECT demo.circle('four.${STAMP}', '${LIAM}', 'Four Keys', '', 'weekly', 2000, 4, demo.today() - 5, interval '40 days', join_method => 'invite_only');
  SELECT demo.join('four.${STAMP}', ARRAY['${KIRA}', '${OTTO}', '${WREN}'], interval '30 days');
  SELECT demo.start('four.${STAMP}', ARRAY['${LIAM}', '${KIRA}', '${OTTO}', '${WREN}']);
  SELECT demo.play_round('four.${STAMP}', 1);
  INSERT INTO public.grace_period_votes (vote_id, group_id, cycle, user_id, vote_type, description, eligible_voters, created_by, expires_at, created_at) VALUES
    (demo.id('vote ${STAMP}'), demo.id('four.${STAMP}'), 1, demo.id('${OTTO}'), 'remove_member', 'Has moved away', 3, demo.id('${LIAM}'), demo.ago(interval '-4 days'), demo.ago(interval '3 days'));
  INSERT INTO private.vote_voters (vote_id, voter_id) SELECT demo.id('vote ${STAMP}'), demo.id(person) FROM unnest(ARRAY['${KIRA}', '${LIAM}', '${WREN}']) person;
  SELECT demo.circle('one.${STAMP}', '${LIAM}', 'First Door', '', 'weekly', 2000, 5, demo.today() + 20, interval '9 days', join_method => 'invite_only');
  SELECT demo.circle('two.${STAMP}', '${LIAM}', 'Second Door', '', 'weekly', 2000, 5, demo.today() + 20, interval '9 days', join_method => 'invite_only');
  INSERT INTO public.group_invitations (group_id, inviter_id, invitee_email, status, expires_at, created_at) VALUES
    (demo.id('one.${STAMP}'), demo.id('${LIAM}'), '${KIRA}@example.com', 'pending', demo.ago(interval '-4 days'), demo.ago(interval '2 days')),
    (demo.id('two.${STAMP}'), demo.id('${LIAM}'), '${KIRA}@example.com', 'pending', demo.ago(interval '-5 days'), demo.ago(interval '2 days'));
  SELECT demo.notify('${KIRA}', 'join_approved', interval '30 days', 'four.${STAMP}');
  SELECT demo.notify('${KIRA}', 'group_completed', interval '20 days', 'four.${STAMP}', read => true);
  SELECT demo.meet('${KIRA}', '${LIAM}', interval '20 days');
  SELECT demo.say_in(demo.id('${KIRA} and ${LIAM}'), '${LIAM}', interval '2 days', 'Hello!');
  SELECT demo.talk()`;

test("a vote, invitations, alerts and a recording are answered by the keyboard alone, and the focus goes on from there", async ({
  demoPerson,
  stack,
}) => {
  await tellStory(stack.databaseUrl, MUCH_WAITS);
  const kira = await demoPerson(`${KIRA}@example.com`);
  await enter(kira);
  const { page } = kira;
  const focused = page.locator(":focus");
  const region = (name: string) => page.getByRole("region", { name, exact: true });

  await test.step("a vote is cast, and the own answer takes the focus of its buttons", async () => {
    await page.goto("/messages?tab=votes");
    await tabAndPress(page, region("Remove Otto?").getByRole("button", { name: "Vote No" }));
    await expect(focused).toHaveText("You voted No.");
    await expect(region("Remove Otto?").getByText("0 of 3 Yes")).toBeVisible();
  });

  await test.step("an invitation is declined, after a question that Escape leaves", async () => {
    await page.goto("/messages?tab=invites");
    const decline = region("First Door").getByRole("button", { name: "Decline", exact: true });
    const question = page.getByRole("alertdialog", { name: "Decline the invitation to First Door?" });
    await tabAndPress(page, decline);
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(decline).toBeFocused();
    await page.keyboard.press("Enter");
    await tabAndPress(page, question.getByRole("button", { name: "Decline", exact: true }));
    await expect(region("First Door")).toHaveCount(0);
    await expect(region("Open invitations")).toBeFocused();
  });

  await test.step("another one is accepted with its terms, and what is left of the list is read on", async () => {
    await tabAndPress(page, region("Second Door").getByRole("button", { name: "Accept" }));
    const terms = page.getByRole("dialog", { name: "Join Second Door" });
    await tabAndPress(page, terms.getByRole("checkbox"), "Space");
    await tabAndPress(page, terms.getByRole("button", { name: "Accept" }));
    await expect(page.getByText("You have successfully joined the group!")).toBeVisible();
    await expect(page.getByText("No pending invitations")).toBeVisible();
    await expect(region("Open invitations")).toBeFocused();
  });

  await test.step("an alert is dismissed, and the next one has the focus; it is followed, and Back is at the list", async () => {
    await page.goto("/messages?tab=notifications");
    const alerts = region("Alerts");
    const approved = alerts.getByRole("link", { name: /Request approved/ });
    await tabAndPress(page, alerts.getByRole("button", { name: "Dismiss “Cycle complete”" }));
    await expect(approved).toBeFocused();
    await expect(alerts.getByRole("link", { name: /Cycle complete/ })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Four Keys" })).toBeVisible();
    await page.goBack();
    await tabAndPress(page, alerts.getByRole("button", { name: "Clear All" }));
    await tabAndPress(page, page.getByRole("alertdialog").getByRole("button", { name: "Clear All" }));
    await expect(page.getByText("No notifications yet")).toBeVisible();
    await expect(alerts).toBeFocused();
  });

  await test.step("a voice message is recorded, stopped and given up, and the input has the focus", async () => {
    await openChat(page, "Liam");
    const input = page.getByRole("textbox", { name: "Message" });
    const bar = page.getByRole("group", { name: "Voice message", exact: true });
    const record = page.getByRole("button", { name: "Record a voice message" });
    await tabAndPress(page, record);
    await expect(bar).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    await expect(input).toBeFocused();
    await tabAndPress(page, record);
    await expect(page.getByRole("timer")).toHaveText("0:02");
    await tabAndPress(page, bar.getByRole("button", { name: "Stop and listen" }));
    await expect(bar).toBeFocused();
    await tabAndPress(page, bar.getByRole("button", { name: "Delete the recording" }));
    await expect(input).toBeFocused();
    await tabAndPress(page, record);
    await expect(page.getByRole("timer")).toHaveText("0:02");
    await tabAndPress(page, bar.getByRole("button", { name: "Send the voice message" }));
    await expect(log(page).getByRole("group", { name: "Your voice message" })).toBeVisible();
    await expect(input).toBeFocused();
  });
  await tabTo(page, page.getByRole("button", { name: "Record a voice message" }));
});
