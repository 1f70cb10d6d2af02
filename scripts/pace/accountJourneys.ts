import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { BRUNO, button, type Do, escape, type Journey, link, opening, tab, tap, typing } from "./acts.ts";

const radio =
  (name: RegExp): Do =>
  (page) =>
    tap(page.getByRole("radio", { name }));
const flipping =
  (name: string): Do =>
  (page) =>
    tap(page.getByRole("switch", { name }));

/**
 * The file of a photo of twelve million pixels, as phones take them. Another page paints it: in the page that is measured, the
 * garbage of painting would be collected while somebody types. The file stays until the process ends, since a page reads it late.
 */
async function takePhoto(context: BrowserContext): Promise<string> {
  const studio = await context.newPage();
  const bytes = (await studio.evaluate(`(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const paint = canvas.getContext("2d");
    for (let x = 0; x < 4000; x += 40) {
      paint.fillStyle = "hsl(" + x / 12 + " 60% 50%)";
      paint.fillRect(x, (x * 7) % 900, 40, 2100);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
    return Array.from(bytes);
  })()`)) as number[];
  await studio.close();
  const folder = mkdtempSync(path.join(tmpdir(), "savings-circle-photo-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "photo.jpg");
  writeFileSync(file, Buffer.from(bytes));
  return file;
}

let taken: Promise<string> | undefined;

/** Chooses a photo and goes on typing while it is made small and sent. */
const photo: Do = async (page) => {
  taken ??= takePhoto(page.context());
  await page.getByTestId("avatar-file").setInputFiles(await taken);
  await typing("Phone", "+1 555 010 9999")(page);
};

/** What one does about one's own account, from the sign-in to the settings. */
export const accountJourneys: readonly Journey[] = [
  {
    at: "/login",
    steps: [
      ["type the address", typing("Email", "nobody@example.com")],
      ["type the password", typing(/^Password$/, "not-the-password-7")],
      ["show the password", button("Show password")],
      ["sign in, refused", button("Sign In")],
      ["to the sign-up", link("Create an account")],
    ],
  },
  {
    at: "/register",
    steps: [
      ["type the name", typing("Full name", "Pace Walker")],
      ["type the new address", typing("Email", "pace.walker@example.com")],
      ["to the profile", button("Continue")],
      ["type the username", typing("Username", "pace_walker")],
      ["to the contact", button("Continue")],
      ["type the phone", typing("Phone", "+1 555 010 9999")],
      ["to the identity", button("Continue")],
    ],
  },
  {
    at: "/register?variant=quick",
    steps: [["choose a password", typing(/^Password$/, "Harbour-Boat-17")]],
  },
  {
    who: BRUNO,
    at: "/settings",
    steps: [
      ["look for a setting", typing("Search settings", "dark")],
      ["all settings again", button("Clear")],
      ["tab Subscription", tab("Subscription")],
      ["tab Notifications", tab("Notifications")],
      ["no news of the product", flipping("News about the product")],
      ["news of it again", flipping("News about the product")],
      ["tab Appearance", tab("Appearance")],
      ["dark", radio(/^Dark/)],
      ["forest again", radio(/^Forest/)],
      ["high contrast", flipping("High contrast")],
      ["usual contrast", flipping("High contrast")],
      ["tab Advanced", tab("Advanced")],
      ["tab Security", tab("Security")],
      ["type the current password", typing("Current password", "savings-circle-demo-1")],
      ["type a new one", typing("New password", "Harbour-Boat-17-West")],
      ["turn two-factor on", opening("Turn on", "dialog")],
      ["leave it off", escape],
      ["tab Profile & Account", tab("Profile & Account")],
      ["delete the account", opening("Delete Account", "dialog")],
      ["keep it", escape],
    ],
  },
  {
    who: BRUNO,
    at: "/profile",
    steps: [
      ["edit the profile", button("Edit Profile")],
      ["choose a photo and write", photo],
      ["tab Achievements", tab("Achievements")],
      ["tab Payment", tab("Payment")],
    ],
  },
  {
    who: BRUNO,
    at: "/support",
    steps: [
      ["look for an answer", typing("Search the answers", "payout")],
      ["ask in one line", typing("In one line", "Where is my payout?")],
      ["ask it", typing("What happened?", "It was due on Monday.")],
    ],
  },
];
