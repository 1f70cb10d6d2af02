import { expect } from "vitest";
import { confirmationLink } from "../auth/confirmAddress.ts";
import { Browser } from "./browser.ts";
import type { TestService } from "./testService.ts";

export const PASSWORD = "Quiet-Harbour7";
/** What the long sign-up asks for beyond the short one. */
export const WIZARD = {
  form: "wizard",
  phone: "+1 (555) 010-9999",
  location: "Zanesville, United States",
  dateOfBirth: "1987-03-14",
  address: "4471 Kestrel Hollow Road",
  city: "Zanesville",
  state: "OH",
  postalCode: "43701",
  ssnLast4: "8362",
} as const;

let made = 0;
/** Signs a person up in a browser of their own and, unless told otherwise, opens the link of the letter. */
export async function register(
  service: TestService,
  { email = `person${++made}@example.com`, isConfirmed = true } = {},
) {
  const browser = new Browser(service.url);
  const { status } = await browser.post("/auth/sign-up/email", {
    name: "Bruno",
    email,
    username: `bruno.${++made}`,
    password: PASSWORD,
    acceptTerms: true,
  });
  expect(status).toBe(200);
  if (isConfirmed) expect(await openLink(service, browser, email)).toBe("/login?confirmed=1");
  const { db } = service.services;
  const { id } = await db.selectFrom("auth.users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return { browser, email, userId: id };
}
/** Opens a link that confirms an address and presses the button of its page, if it leads there. @returns where it ends */
export async function followConfirmation(browser: Browser, link: string): Promise<string> {
  const { pathname, search } = new URL(link);
  const place = String((await browser.get(pathname + search)).headers.get("location"));
  const page = new URL(place, link);
  if (page.pathname !== "/verify-email") return place;
  const { body } = await browser.post("/auth/verify-email", Object.fromEntries(page.searchParams));
  return String(body["goTo"]);
}
/** The same with a link as it stands in the letter to this address. */
export const openLink = async (service: TestService, browser: Browser, email: string) =>
  followConfirmation(browser, await confirmationLink(service.services.env, email, 24));
/** What the page sends to which the letter to a new address leads (D150). */
export const newAddressToken = (letter: { text: string }) => ({
  token: /https:\S+\/confirm-email\?token=(\S+)/.exec(letter.text)![1]!,
});
export const signIn = (browser: Browser, email: string, password = PASSWORD, headers = {}) =>
  browser.post("/auth/sign-in/email", { email, password }, headers);
