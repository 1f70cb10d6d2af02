import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser for the journeys: one that is installed, otherwise one from Debian's packages (root only), otherwise
 * Playwright's own download. The headless shell comes first, because it needs a seventh less processor time for the same pages.
 * @throws Error that says in one line what to install
 */
export const ensureBrowser = (): string => ensure([SHELL, ...WHOLE], "chromium-headless-shell");

/**
 * A browser that shows notifications; the headless shell refuses them all since version 156.
 * @throws Error that says in one line what to install
 */
export const ensureWholeBrowser = (): string => ensure(WHOLE, "chromium");

function ensure(usualPlaces: readonly string[], debianPackage: string): string {
  const found = () =>
    [process.env["CHROMIUM_PATH"], ...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
  const here = found();
  if (here) return here;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    const apt = (...args: string[]) =>
      execFileSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    try {
      apt("update");
      apt("install", "-y", "--no-install-recommends", debianPackage, "fonts-noto-core");
    } catch {
      // There may be no package source. The download below may still work.
    }
  }
  if (!found()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: 120_000 });
  const installed = found();
  if (installed) return installed;
  throw new Error(
    `no browser for the journeys: install chromium (apt-get install ${debianPackage}) or set CHROMIUM_PATH`,
  );
}
