import { expect, type Person } from "../fixtures.ts";
import type { Stack } from "../stack.ts";

/** The path of a circle of the demo story. */
export async function placeOf(stack: Stack, name: string): Promise<string> {
  const [circle] = await stack.look<{ place: string }>(
    "select '/g/' || url_slug as place from groups where name = $1",
    [name],
  );
  return circle!.place;
}

function inDays(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return date.toISOString().slice(0, 10);
}

/** Creates a public circle that people join without approval, unless said otherwise. @returns the path of its page */
export async function createCircle(
  { page }: Person,
  circle: { name: string; amount: string; members: number; frequency: string; order: string; admits?: string },
): Promise<string> {
  await page.goto("/groups/create");
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Name").fill(circle.name);
  await next();
  await page.getByLabel("Contribution (USD)").fill(circle.amount);
  await page.getByLabel("How often").selectOption({ label: circle.frequency });
  await next();
  await page.getByLabel("Members").fill(String(circle.members));
  await page.getByLabel("Minimum to start").fill(String(circle.members));
  await page.getByText(circle.admits ?? "Whoever may join is in at once").click();
  await page.getByText(circle.order).click();
  await next();
  await page.getByLabel("Start date", { exact: true }).fill(inDays(20));
  await expect(page.getByText("Provisional schedule")).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create circle" }).click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.getByRole("heading", { level: 1, name: circle.name })).toBeVisible();
  await expect(page).toHaveTitle(`${circle.name} · Savings Circle`);
  return new URL(page.url()).pathname;
}

export async function joinCircle({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByText(/^You are in\./)).toBeVisible();
}

/** Asks to join a circle whose admin decides. */
export async function askToJoin({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Request to join" }).click();
  await expect(page.getByText("Request Submitted")).toBeVisible();
}

/** The admin of a circle sends a letter of invitation to an address. */
export async function inviteByLetter({ page }: Person, email: string): Promise<void> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Email address").fill(email);
  await sheet.getByRole("button", { name: "Invite via email" }).click();
  await sheet.getByRole("button", { name: "Send", exact: true }).click();
  await expect(sheet.getByText("Invitations Sent")).toBeVisible();
}

export async function acceptInvitation({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText(/^You are in\./)).toBeVisible();
}

export async function startCircle({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Start Now" }).click();
  await page.getByRole("button", { name: "Start Group" }).click();
  await expect(page.getByText("Group Started Successfully!")).toBeVisible();
}

/** A member asks the admin to let them leave. The part of the page that leads there is loaded when it comes near. */
export async function askToLeave({ page }: Pick<Person, "page">): Promise<void> {
  const button = page.getByRole("button", { name: "Ask to leave" });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(/^Only group admins can remove members\./)).toBeVisible();
  await button.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ask the admin" }).click();
  await expect(page.getByText("You have asked to leave")).toBeVisible();
}
