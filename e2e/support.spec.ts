import { expect, test } from "./fixtures.ts";
import { signIn } from "./steps/account.ts";

test("a visitor asks and confirms; a member sees their question, and opens a solved one again", async ({
  demoPerson,
  openBrowser,
  stack,
}) => {
  const visitor = await openBrowser();
  await visitor.goto("/faq");
  await visitor.getByRole("searchbox").fill("xyzzy");
  await expect(visitor.getByText("No answer has these words")).toBeVisible();
  await visitor.getByRole("main").getByRole("link", { name: "Contact support" }).first().click();
  await expect(visitor).toHaveURL(/\/support$/);
  const email = `visitor.${Date.now()}@example.com`;
  await visitor.getByLabel("Your email").fill(email);
  await visitor.getByLabel("What is it about?").selectOption({ label: "Something else" });
  await visitor.getByLabel("In one line").fill("Where do you work?");
  await visitor.getByLabel("What happened?").fill("Short");
  await visitor.getByRole("button", { name: "Send" }).click();
  // Refused, said at the input and with the focus there; what was typed stays.
  await expect(visitor.getByLabel("What happened?")).toBeFocused();
  await expect(visitor.getByLabel("In one line")).toHaveValue("Where do you work?");
  await visitor.getByLabel("What happened?").fill("Can I use this in Canada as well, or only in the US?");
  await visitor.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByText("Please look into your inbox")).toBeVisible();
  expect(await stack.look("select 1 from support_tickets where email = $1", [email])).toEqual([]);
  await visitor.goto(await stack.linkInMail(email, "/support?confirm="));
  await visitor.getByRole("button", { name: "Confirm my question" }).click();
  await expect(visitor.getByText(/Your question has the number \d+/)).toBeVisible();

  const bruno = await demoPerson("bruno@example.com");
  await signIn(bruno);
  const { page } = bruno;
  await page.goto("/support?category=verification&subject=My+identity+check+failed");
  await expect(page.getByLabel("In one line")).toHaveValue("My identity check failed");
  await page.getByLabel("What happened?").fill("It says that my document was not accepted, but it is valid.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("link", { name: /My identity check failed/ })).toContainText("Answer expected by");

  await page.getByRole("link", { name: /Debit card for payouts/ }).click();
  await expect(page.getByText("A newly added account can be used after 24 hours.")).toBeVisible();
  await page.getByLabel("Your answer").fill("It still does not work.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Being worked on")).toBeVisible();
  await expect(page.getByText("It still does not work.")).toBeVisible();

  // A question of somebody else reads like none.
  const [other] = await stack.look<{ number: number }>("select number from support_tickets where email = $1", [email]);
  await page.goto(`/support?ticket=${other!.number}`);
  await expect(page.getByText("There is no question with this number among yours.")).toBeVisible();
});
