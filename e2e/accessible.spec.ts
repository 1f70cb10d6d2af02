import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./steps/account.ts";
import { goOn } from "./steps/pageReady.ts";

/** Waits until two frames in succession have no animation that ends: a colour that is inherited starts to change late. */
const AT_REST = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isMoving = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
  for (let still = 0; still < 2; ) {
    await frame();
    const moving = document.getAnimations().filter(isMoving);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    still = moving.length === 0 ? still + 1 : 0;
  }
})()`;
const ALL_RULES: RunOptions = { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] } };
/** The rules that a theme can break; all others are checked in the first theme only. */
const OF_COLOUR: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
const THEMES = ["default", "dark", "forest"] as const;
const PUBLIC_PAGES = [
  "/login",
  "/forgot-password",
  "/login?error=link-expired",
  "/forgot-password?token=from-the-mail",
  "/register?variant=quick",
  "/g/brooklyn-mothers-circle-1001",
];
const MEMBER_PAGES = [
  "/groups",
  "/dashboard",
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
      await goOn(page, path);
      // Once for each program that is loaded. Asked directly: the usual wrapper loads it before each of the three looks.
      if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
      for (const theme of THEMES) {
        if (theme === "default") await page.evaluate("delete document.documentElement.dataset.theme");
        else await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
        await page.evaluate(AT_REST);
        const options: RunOptions = { resultTypes: ["violations"], ...(theme === "default" ? ALL_RULES : OF_COLOUR) };
        const found = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
        for (const { id, nodes } of (found as AxeResults).violations)
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
