/**
 * `npm run pictures`: takes the pictures of the README again, from a stack of its own whose clock and story are always the
 * same, so that a picture changes only when a page looks different.
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../e2e/ensureBrowser.ts";
import { asJourneysSeeIt } from "../e2e/stack.ts";
import { startStack } from "../e2e/startStack.ts";
import { openReady, rest } from "../e2e/steps/pageReady.ts";
import { seed } from "../local/stack/database.ts";

const FOLDER = path.resolve(import.meta.dirname, "../docs/images");
/** A Thursday far enough ahead: the product's clock goes forward only, and the story hangs on it. */
const NOW = "2030-05-16T16:00:00.000Z";
const SIGN_IN = { email: "amina@example.com", password: "savings-circle-demo-1" };
const PAGE = "/g/queens-nurses-fund-1011";
const PICTURES = [
  { file: "group-desktop.png", viewport: { width: 1280, height: 900 } },
  { file: "group-phone.png", viewport: { width: 390, height: 844 } },
] as const;

process.env["E2E_SEED"] = "none";
const stack = await startStack();
try {
  const moved = await fetch(`${stack.origin}/_local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: NOW }),
  });
  if (!moved.ok) throw new Error(`the clock did not move: ${await moved.text()}`);
  await seed(asJourneysSeeIt(stack).databaseUrl);

  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const { file, viewport } of PICTURES) {
      const context = await browser.newContext({
        baseURL: stack.origin,
        viewport,
        locale: "en-US",
        timezoneId: "America/New_York",
        colorScheme: "light",
        reducedMotion: "reduce",
      });
      await context.request.post("/auth/sign-in/email", { data: SIGN_IN });
      const page = await context.newPage();
      await openReady(page, PAGE);
      // A first visit may keep the system's font; the next one has ours at once.
      await page.evaluate("document.fonts.load('16px \\'Figtree Variable\\'').then(() => undefined)");
      await page.reload({ waitUntil: "networkidle" });
      await openReady(page, PAGE);
      await page.getByRole("heading", { level: 1, name: "Queens Nurses Fund" }).waitFor();
      await rest(page);
      await page.screenshot({ path: path.join(FOLDER, file) });
      console.log(`docs/images/${file}`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
} finally {
  await stack.stop();
}
