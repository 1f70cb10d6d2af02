/**
 * `npm run link-picture`: draws the picture that messengers show beside a link to a circle, of the mark, the name and the
 * font of the app. To be run when one of them changes.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../e2e/ensureBrowser.ts";
import { PICTURE } from "../web/server/preview/head.ts";
import { texts } from "../web/server/preview/texts.ts";

const WEB = path.resolve(import.meta.dirname, "../web");
const STATIC = path.join(WEB, "static");
const mark = readFileSync(path.join(STATIC, "favicon.svg"), "utf8");
const font = readFileSync(path.join(WEB, "theme/fonts/figtree.woff2")).toString("base64");

/** The ground and the ink of the light theme. All stands in the middle, because some programs show a square of it. */
const PAGE = `<style>
  @font-face { font-family: Ours; font-weight: 400 700; src: url("data:font/woff2;base64,${font}") }
  body {
    margin: 0; height: ${PICTURE.height}px; background: #fbfaf7; color: #1d2430; font: 600 72px/1 Ours;
    letter-spacing: -0.02em; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 24px;
  }
  svg { width: 420px; height: 420px; margin: -40px 0 }
</style>${mark}<div>${texts.en.shell.app.name}</div>`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: PICTURE, colorScheme: "light" });
  await page.setContent(PAGE);
  await page.evaluate("document.fonts.load('600 72px Ours').then(() => undefined)");
  const file = path.join(STATIC, PICTURE.path);
  await page.screenshot({ path: file });
  console.log(path.relative(process.cwd(), file));
} finally {
  await browser.close();
}
