import { expect, test } from "./fixtures.ts";
import { openReady } from "./steps/pageReady.ts";
import { enter } from "./steps/account.ts";

/** Runs in a page of its own: how many pixels of a picture are coloured, and which share of them is white. */
const COUNT = `async (picture) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const { height, width } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let coloured = 0;
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8) coloured++;
    if (Math.min(red, green, blue) > 250) white++;
  }
  return { coloured, white: white / (width * height) };
}`;
/** Runs in the page: what can be pressed, and what stays where it is while a page moves. */
const PRESSABLE = `[...document.querySelectorAll("nav, header, input, select, .button, [popover], [data-action-bar]")]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
  .map((element) => element.outerHTML.slice(0, 90))`;

test("a circle and a receipt are printed black on white and without what can be pressed, in every theme", async ({
  demoPerson,
  openBrowser,
  stack,
}) => {
  const counting = await openBrowser();
  const bruno = await demoPerson("bruno@example.com");
  const { page } = bruno;
  await enter(bruno);
  const [paid] = await stack.look<{ query: string }>(
    `select 'payment_id=' || payment_id || '&group=' || url_slug as query from payments join groups using (group_id)
     join user_profiles p using (user_id) where p.email = 'bruno@example.com' and payments.status = 'completed' order by 1 limit 1`,
  );
  for (const [theme, address, words] of [
    ["dark", "/g/sunday-savers-1010", "Sunday Savers"],
    ["forest", `/payment-success?${paid!.query}`, "Receipt"],
    ["default", "/terms", "Terms of Service"],
  ] as const) {
    await page.addInitScript((name) => localStorage.setItem("appearance", JSON.stringify({ theme: name })), theme);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    await openReady(page, address);
    await page.emulateMedia({ media: "print" });
    const at = `${address} (${theme})`;
    await expect(page.getByRole("heading", { name: words }).first(), at).toBeVisible();
    expect(await page.evaluate(PRESSABLE), at).toEqual([]);
    const picture = (await page.screenshot({ fullPage: true })).toString("base64");
    const printed = await counting.evaluate<{ coloured: number; white: number }>(`(${COUNT})("${picture}")`);
    expect(printed.coloured, at).toBe(0);
    expect(printed.white, at).toBeGreaterThan(0.75);
    expect(printed.white, at).toBeLessThan(0.99);
  }
});
