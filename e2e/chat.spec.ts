import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { rest } from "./steps/pageReady.ts";
import { act, log, message, openChat, say } from "./steps/chat.ts";

test("two people talk: each sees at once what the other says, reads, reacts to, answers and takes back", async ({
  demoPerson,
}) => {
  const amina = await demoPerson("amina@example.com");
  const bruno = await demoPerson("bruno@example.com");
  await enter(amina);
  await enter(bruno);

  await test.step("what is said comes to the other, who sees it in the list first", async () => {
    await openChat(amina.page, "Bruno");
    await bruno.page.goto("/messages");
    await say(amina, "Shall we start on Monday?");
    await expect(message(amina.page, "on Monday?")).toBeVisible();
    await expect(bruno.page.getByRole("link", { name: /Amina.*on Monday/ })).toContainText("2 unread messages");
    // Fetched by the other's device, and not read.
    await expect(message(amina.page, "on Monday?").getByRole("img", { name: "Delivered" })).toBeVisible();
  });

  await test.step("it is read when the conversation is opened, and no badge counts it any more", async () => {
    await bruno.page.getByRole("link", { name: /Amina.*on Monday/ }).click();
    await expect(log(bruno.page).getByText("New messages")).toBeVisible();
    await expect(message(amina.page, "on Monday?").getByRole("img", { name: "Read" })).toBeVisible();
    await expect(bruno.page.getByRole("link", { name: /Amina.*on Monday/ })).not.toContainText("unread");
  });

  await test.step("a reaction", async () => {
    await act(bruno.page, "on Monday?", /React with 🎉|More reactions/);
    await bruno.page.getByRole("dialog").getByRole("button", { name: "React with 🎉" }).click();
    await expect(message(amina.page, "on Monday?").getByRole("button", { name: /^🎉, 1 person: Bruno/ })).toBeVisible();
  });

  await test.step("an answer leads to what it answers", async () => {
    await act(bruno.page, "on Monday?", "Reply");
    await say(bruno, "Yes, gladly.");
    const quote = message(amina.page, "Yes, gladly.").getByTitle("Go to the message this answers");
    await expect(quote).toContainText("Shall we start on Monday?");
    await quote.click();
    await expect(message(amina.page, "on Monday?")).toBeInViewport();
  });

  await test.step("Shift and Enter begins a line", async () => {
    const input = amina.page.getByRole("textbox", { name: "Message" });
    await input.fill("one");
    await input.press("Shift+Enter");
    await input.pressSequentially("two");
    await input.press("Enter");
    await expect(message(bruno.page, "two").locator(".text")).toHaveText("one\ntwo");
  });

  await test.step("a voice message is recorded, heard before it is sent, and heard by the other", async () => {
    const { page } = amina;
    await page.getByRole("button", { name: "Record a voice message" }).click();
    await expect(page.getByRole("timer")).toHaveText("0:02");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Go on recording" }).click();
    await page.getByRole("button", { name: "Stop and listen" }).click();
    const own = page.getByRole("group", { name: "Your recording" });
    await own.getByRole("button", { name: "Play" }).click();
    await expect(own.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.getByRole("button", { name: "Send the voice message" }).click();

    const heard = log(bruno.page).getByRole("group", { name: "Voice message of Amina" });
    await expect(heard).toContainText(/0:0[2-9]/);
    const file = bruno.page.waitForResponse((response) => response.url().includes("/files/voices/"));
    await heard.getByRole("button", { name: "Play" }).click();
    expect([200, 206]).toContain((await file).status());
    // Played to its end, it shows its length again.
    await expect(heard.getByRole("slider")).not.toHaveAttribute("aria-valuetext", /^0:00/);
    await expect(heard.getByRole("button", { name: "Play" })).toBeVisible();
    await expect(heard.getByRole("alert")).toHaveCount(0);
  });

  await test.step("what is deleted leaves a line for both, and its words in no answer", async () => {
    await act(amina.page, "on Monday?", "Delete for everyone");
    await amina.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(log(bruno.page).getByText("Message deleted").first()).toBeVisible();
    await expect(log(bruno.page).getByText("on Monday?")).toHaveCount(0);
    await expect(log(amina.page).getByText("on Monday?")).toHaveCount(0);
  });
});

test("what gets no answer waits where it was written, outlives a reload, and is there once when it has gone through", async ({
  demoPerson,
}) => {
  const grace = await demoPerson("grace@example.com");
  await enter(grace);
  const { page } = grace;
  await openChat(page, "Bruno");
  // No request arrives, from now on for sure: a browser that is told to be offline may let one through.
  await page.route("**/v1beta1/relay", (route) => route.abort());
  await say(grace, "Not lost");
  await expect(message(page, "Not lost").getByRole("img", { name: "Waiting for the connection" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await page.unroute("**/v1beta1/relay");
  await page.reload();
  await expect(message(page, "Not lost").getByRole("img", { name: /Sent|Delivered|Read/ })).toBeVisible();
  await expect(log(page).getByText("Not lost")).toHaveCount(1);
});

test("on a phone a conversation fills the screen, and the way back leads to the list", async ({ demoPerson }) => {
  const amina = await demoPerson("amina@example.com");
  await enter(amina);
  const { page } = amina;
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, "Chloe");
  await rest(page);
  expect(await page.getByRole("log").boundingBox()).toMatchObject({ x: 0, width: 390 });
  await page.getByRole("button", { name: "Back to conversations" }).click();
  await expect(page).toHaveURL(/\/messages(\?tab=chat)?$/);
  await expect(page.getByRole("log")).toBeHidden();
});
