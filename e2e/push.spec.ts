import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { log, message, openChat, say } from "./steps/chat.ts";
import { asDevice, shownOn, tap } from "./steps/device.ts";

/** Said once, also where the spec runs again over the same stack. */
const WORDS = `The pot is yours on Friday, ${Date.now().toString(36)}`;

test("a device that was turned on rings for a message, without its words, and a tap opens the conversation (D174, D293)", async ({
  demoPerson,
  openWholeBrowser,
  stack,
}) => {
  const amina = await demoPerson("amina@example.com");
  const bruno = await demoPerson("bruno@example.com", await openWholeBrowser());
  const name = `bruno-${Date.now().toString(36)}`;
  const device = await asDevice(bruno.page, stack, name);
  await enter(amina);
  await enter(bruno);
  const { page } = bruno;
  // By night nothing rings (D191), whenever this runs.
  const [clock] = await stack.look<{ hour: number }>(
    `select extract(hour from app_now() at time zone coalesce(time_zone, 'America/New_York'))::integer as hour
     from user_profiles where email = $1`,
    [bruno.email],
  );
  if (clock!.hour !== 12) await stack.advance(`${(36 - clock!.hour) % 24}h`);
  // A conversation rings once for all that is unread in it, and an earlier journey may have left something unread.
  await openChat(page, "Amina");
  await expect
    .poll(() =>
      stack.look(
        `select s.unread from chat_user_states s join chats c using (chat_id) join user_profiles p using (user_id)
         where p.email = $1 and c.address = $2 and s.unread > 0`,
        [bruno.email, new URL(page.url()).searchParams.get("selectedChat")],
      ),
    )
    .toEqual([]);
  const toggle = page.getByRole("switch", { name: "Notify me on this device" });

  await test.step("it is turned on, and stays on for the next visit", async () => {
    await page.goto("/messages?tab=notifications");
    await toggle.click();
    await expect(page.getByText("Notifications are on for this device")).toBeVisible();
    await page.reload();
    await expect(toggle).toBeChecked();
  });

  await test.step("a test that its person asks for comes to it", async () => {
    await page.getByRole("button", { name: "Show me one" }).click();
    await expect(page.getByText("A notification is on its way")).toBeVisible();
    await expect.poll(() => device.arrived(), { timeout: 60_000 }).toEqual([expect.stringContaining('"tag":"test"')]);
  });

  const pushed = await test.step("a message of somebody else is pushed to it, sealed for it alone", async () => {
    await openChat(page, "Amina");
    await page.reload();
    // The page that was loaded with the conversation shows it no more, though it is still the same page.
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openChat(amina.page, "Bruno");
    await say(amina, WORDS);
    // By way of an event, the outbox and the provider's stand-in: on a busy machine that takes its time.
    await expect.poll(async () => (await device.arrived()).length, { timeout: 60_000 }).toBe(2);
    return (await device.arrived())[0]!;
  });

  await test.step("it tells who wrote, and none of the words", async () => {
    // The browser says nothing when it has lost what DevTools hands over, as it does now and then; a second one of the same
    // tag takes the place of the first.
    await expect(async () => {
      await device.deliver(pushed);
      await expect.poll(() => shownOn(page), { timeout: 3000 }).toHaveLength(1);
    }).toPass();
    const [shown] = await shownOn(page);
    expect(`${shown!.title} ${shown!.body}`).toContain("Amina");
    expect(pushed).not.toContain("Friday");
  });

  await test.step("a tap opens the conversation", async () => {
    await page.goto(await tap(page));
    await expect(log(page)).toBeVisible();
    await expect(message(page, WORDS)).toBeVisible();
  });

  await test.step("turned off, it is told nothing more", async () => {
    await page.goto("/messages?tab=notifications");
    await toggle.click();
    await expect(page.getByText("Notifications are off for this device")).toBeVisible();
    expect(await stack.look("select 1 from push_subscriptions where endpoint like '%/' || $1", [name])).toEqual([]);
  });
});
