import { shownLanguage } from "../i18n/i18n.ts";
import { localeFor } from "../i18n/localeFor.ts";
import { sentences } from "../i18n/sentences.ts";
import { inTime } from "../session/inTime.ts";
import { messagesIn } from "./useUnsentMessages.ts";
import { waitingHere } from "./waitingHere.ts";

/** The browser's own question, which needs no code of a dialog. @returns whether the person goes, with so many messages unsent */
export function confirmLoss(count: number): boolean {
  const language = shownLanguage();
  const say = (key: string) => sentences.say({ language, locale: localeFor(language) }, "shell", key, { count }) ?? "";
  return confirm(`${say("leaving.title")}\n\n${say("leaving.unsent")}`);
}

/** Asks whoever signs out before the page has come so far that it asks by a dialog. @returns whether the person goes */
export async function askPlainly(): Promise<boolean> {
  const count = messagesIn(await inTime(waitingHere(), () => []));
  return count === 0 || confirmLoss(count);
}
