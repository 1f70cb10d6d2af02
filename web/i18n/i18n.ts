/** Which language is on screen. */
import { useSyncExternalStore } from "react";
import type { Language } from "../theme/appearance.ts";
import { bringTexts, type TextPart } from "./bring.ts";

export const languages: readonly Language[] = ["en", "es", "fr"];

/** As `<html lang>` says; start/theme.js sets it before the first paint and on each change. */
export function shownLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? "en";
}

/** A new one whenever sentences may read differently. */
export interface Shown {
  readonly language: Language;
}

let shown: Shown = { language: "en" };
let wanted: Language = shown.language;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** What is shown; the component renders again when that is another language. */
export const useShown = (): Shown => useSyncExternalStore(subscribe, () => shown);

/** Lets every sentence be read again, because texts have come. */
export const showAgain = (): void => show({ ...shown });

/**
 * Shows a language as soon as its texts are here; of several, the one that was asked for last.
 * @throws Error when they cannot be fetched; what was shown stays
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  await bringTexts(language);
  if (wanted === language) show({ language });
}

async function followChoice(): Promise<void> {
  const chosen = shownLanguage();
  if (chosen === wanted) return;
  try {
    await showLanguage(chosen);
  } catch {
    // The words stay as they are, so the page must not claim another language. Choosing again tries again.
    if (wanted === chosen) wanted = shown.language;
    document.documentElement.lang = wanted;
  }
}

/** For the pages behind the sign-in: resolves when their sentences are here. @throws Error when they cannot be fetched */
export const memberTexts = (): Promise<void> => bringTexts(wanted, "member");

/** Code and the sentences that it says come side by side. @throws Error when either cannot be fetched */
async function withTexts<Module>(loaded: Promise<Module>, ...parts: TextPart[]): Promise<Module> {
  const [module] = await Promise.all([loaded, bringTexts(wanted, ...parts)]);
  return module;
}

/** For the pages of whoever is not signed in. */
export const withSignInTexts = <Module>(loaded: Promise<Module>) => withTexts(loaded, "signIn");

/** For signing up. */
export const withRegisterTexts = <Module>(loaded: Promise<Module>) => withTexts(loaded, "signIn", "register");

/** For a part of a page that is loaded when it is needed and says what few people read. */
export const withRareTexts = <Module>(loaded: Promise<Module>) => withTexts(loaded, "rare");

/** For the pages of one's own account. */
export const withOwnTexts = <Module>(loaded: Promise<Module>) => withTexts(loaded, "own");

/** For what tells news. */
export const withNewsTexts = <Module>(loaded: Promise<Module>) => withTexts(loaded, "news");

/** Fetches what seldom pages and news say, so that they say it without a connection too. One that fails comes with its page. */
export const fetchAllTexts = (): unknown =>
  Promise.allSettled((["own", "rare", "news"] as const).map((part) => bringTexts(wanted, part)));

/**
 * @param first the sentences of the page that is opened
 * @throws Error when the texts cannot be fetched
 */
export async function startI18n(first: TextPart, language: Language = shownLanguage()): Promise<void> {
  // The choice may be made in another tab. start/theme.js hears of it first and has set <html lang> by now.
  for (const event of ["appearance", "storage"]) addEventListener(event, () => void followChoice());
  await bringTexts(language, first);
  await showLanguage(language);
}
