import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a browser for the journeys. It prefers the headless shell, which takes a seventh less processor time for the same pages, to a
 * whole browser. Where none is installed, it installs Debian's package (as root only), or Playwright downloads its own.
 * @throws Error that says in one line what to install
 */
export const ensureBrowser = (): string => ensure([SHELL, ...WHOLE], "chromium-headless-shell");

/**
 * Finds a browser that shows notifications. The headless shell has refused all of them since version 156.
 * @throws Error that says in one line what to install
 */
export const ensureWholeBrowser = (): string => ensure(WHOLE, "chromium");

function ensure(usualPlaces: readonly string[], debianPackage: string): string {
  for (const install of [() => {}, () => installFromDebian(debianPackage), downloadFromPlaywright]) {
    install();
    const places = [process.env["CHROMIUM_PATH"], ...usualPlaces, chromium.executablePath()];
    const found = places.find((file) => file && existsSync(file));
    if (found) return found;
  }
  throw new Error(
    `no browser for the journeys: install chromium (apt-get install ${debianPackage}) or set CHROMIUM_PATH`,
  );
}

function installFromDebian(debianPackage: string): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", debianPackage, "fonts-noto-core");
  } catch {
    // There may be no package source. A download may still work.
  }
}

function downloadFromPlaywright(): void {
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: 120_000 });
}
