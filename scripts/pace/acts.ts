import type { Locator, Page } from "@playwright/test";

export type Do = (page: Page) => Promise<unknown>;

/** What somebody does on a phone from a page on, first openings included. */
export interface Journey {
  /** The address of who is signed in; nobody is without. */
  who?: string;
  at: string;
  steps: readonly (readonly [name: string, act: Do])[];
}

/** People of the demo story, none of whom every journey is open to. */
export const BRUNO = "bruno@example.com";
export const PAYER = "linh@example.com";

/** The shortest time from seeing a thing to tapping it, milliseconds. A tap without it meets a page that is still being drawn. */
const REACTION_MS = 250;

/** Waits until a thing is on the screen, then as long as a person needs to react, and taps it. */
export async function tap(what: Locator): Promise<void> {
  await what.waitFor();
  await what.page().waitForTimeout(REACTION_MS);
  await what.tap();
}

export const button =
  (name: string | RegExp): Do =>
  (page) =>
    tap(page.getByRole("button", { name }).first());
/** Taps a button and waits until the dialog or menu that it opens is there. The pressed button is painted before. */
export const opening =
  (name: string | RegExp, what: "dialog" | "menu"): Do =>
  async (page) => {
    await tap(page.getByRole("button", { name }).first());
    await page.locator(what === "dialog" ? "dialog[open]" : "[role=menu]").waitFor();
  };
export const tab =
  (name: string): Do =>
  (page) =>
    tap(page.getByRole("tab", { name }));
export const link =
  (name: string | RegExp): Do =>
  (page) =>
    tap(page.getByRole("link", { name }).first());
/** Between two keys of somebody who types fast, milliseconds. */
export const KEY_MS = 100;
/** Taps a field and types into it, key by key. */
export const typing =
  (label: string | RegExp, text: string): Do =>
  async (page) => {
    const field = page.getByLabel(label).first();
    await tap(field);
    await field.press("ControlOrMeta+a");
    await page.keyboard.type(text, { delay: KEY_MS });
  };
export const ticking: Do = (page) => tap(page.getByRole("checkbox").last());
/** Fills in without being measured for it: a calendar of the browser's own opens there. */
export const inAMonth: Do = (page) =>
  page.locator("[name=startDate]").fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
export const escape: Do = (page) => page.keyboard.press("Escape");
