import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./steps/account.ts";
import { openReady } from "./steps/pageReady.ts";

/** Waits two frames for the new colours, then until every animation that ends has ended. */
const AT_REST = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.all(document.getAnimations().filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity).map((moving) => moving.finished.catch(() => {}))).then(() => {}))`;
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** The rules that a theme can break; all others are checked in the first theme only. */
const OF_COLOUR = ["color-contrast", "link-in-text-block"];
const THEMES = ["default", "dark", "forest"] as const;
const PUBLIC_PAGES = [
  "/login",
  "/login?error=link-expired",
  "/forgot-password",
  "/forgot-password?token=from-the-mail",
  "/register?variant=quick",
  "/g/brooklyn-mothers-circle-1001",
];
const MEMBER_PAGES = [
  "/dashboard",
  "/groups",
  "/groups?tab=discover",
  "/groups/create",
  "/identity-verification",
  "/g/sunday-savers-1010",
  "/g/brooklyn-mothers-circle-1001",
];

for (const width of [390, 1280]) {
  test(`every page passes the automatic checks of WCAG 2.2 AA in three themes at ${width} px`, async ({
    demoPerson,
  }) => {
    const amina = await demoPerson("amina@example.com");
    const { page } = amina;
    // Colours are measured after their transitions.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));

    const inspect = async (path: string) => {
      await openReady(page, path);
      for (const theme of THEMES) {
        await page.evaluate(
          `document.documentElement.dataset.theme = ${JSON.stringify(theme === "default" ? "" : theme)}`,
        );
        if (theme === "default") await page.evaluate("delete document.documentElement.dataset.theme");
        await page.evaluate(AT_REST);
        const axe = new AxeBuilder({ page }).setLegacyMode();
        const { violations } = await (theme === "default" ? axe.withTags(TAGS) : axe.withRules(OF_COLOUR)).analyze();
        for (const { id, nodes } of violations)
          faults.push(
            `${path} (${theme}): ${id} at ${nodes.map(({ any, target }) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`,
          );
      }
      if (await page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))
        faults.push(`${path}: scrolls sideways`);
    };
    for (const path of PUBLIC_PAGES) await inspect(path);
    await signIn(amina);
    for (const path of MEMBER_PAGES) await inspect(path);
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
}
