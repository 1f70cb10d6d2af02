import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** A picture that ends too early. */
const TORN = PIXEL.subarray(0, 40);
const FILES = {
  png: { name: "screen.png", mimeType: "image/png", buffer: PIXEL },
  pdf: {
    name: "letter of the bank.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  },
};

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
  await enter(bruno);
  const { page } = bruno;
  await page.goto("/support?category=verification&subject=My+identity+check+failed");
  await expect(page.getByLabel("In one line")).toHaveValue("My identity check failed");
  await page.getByLabel("What happened?").fill("It says that my document was not accepted, but it is valid.");
  // D211: a picture and a document, sent as soon as they are chosen; one that is none says so and is taken away.
  const { png, pdf } = FILES;
  await page.getByTestId("attachments").setInputFiles([png, pdf, { ...png, name: "torn.png", buffer: TORN }]);
  await expect(page.getByText("This picture is broken or not whole.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("One of the files was not taken.")).toBeVisible();
  await page.getByRole("button", { name: "Remove torn.png" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  const asked = page.getByRole("link", { name: /My identity check failed/ });
  await expect(asked).toContainText("Answer expected by");
  await asked.click();
  const picture = page.getByRole("link", { name: png.name });
  await expect.poll(() => picture.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: pdf.name }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(pdf.name);
  expect(readFileSync(await saved.path())).toEqual(pdf.buffer);
  await page.getByTestId("attachments").setInputFiles({ ...pdf, name: "second page.pdf" });
  await page.getByLabel("Your answer").fill("Here is the second page.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Here is the second page." })).toContainText(
    "second page.pdf",
  );
  await page.goto("/support");

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
