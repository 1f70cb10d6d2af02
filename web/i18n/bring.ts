import type { Language } from "../theme/appearance.ts";
import type { Documents } from "./areas.ts";
import { areasOf, type AreaTexts } from "./areasOf.ts";

type Files = () => Promise<{ files: Record<string, AreaTexts> }>;

/**
 * The sentences of a language are two files: what the sign-in pages say, which every page needs, and all the rest. So a
 * first visit fetches no words of pages that it does not show, and no page waits for words of its own.
 */
const sentences: Record<Language, Record<"signIn" | "rest", Files>> = {
  en: { signIn: () => import("./texts/en.signIn.ts"), rest: () => import("./texts/en.ts") },
  es: { signIn: () => import("./texts/es.signIn.ts"), rest: () => import("./texts/es.ts") },
  fr: { signIn: () => import("./texts/fr.signIn.ts"), rest: () => import("./texts/fr.ts") },
};
const documents = import.meta.glob<AreaTexts>("./locales/*/{privacy,terms}.json", { import: "default" });

const here: Partial<Record<Language, Record<string, AreaTexts>>> = {};

/** The sentences that have been fetched, by language and area. */
export const texts: Readonly<Record<string, Readonly<Record<string, AreaTexts>>>> = here;

const asked = new Map<string, Promise<unknown>>();

/** One question for each thing, whoever asks; one that failed may be asked again. */
function once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const before = asked.get(name) as Promise<Answer> | undefined;
  if (before) return before;
  const answer = ask();
  asked.set(name, answer);
  answer.catch(() => asked.delete(name));
  return answer;
}

const bringPart = (language: Language, part: "signIn" | "rest"): Promise<void> =>
  once(`${language} ${part}`, async () => {
    const areas = areasOf((await sentences[language][part]()).files);
    here[language] = { ...here[language], ...areas };
  });

let isAllWanted = false;

/** Fetches the sentences of a language: those of the sign-in pages, and the rest once somebody has asked for all. */
export async function bringTexts(language: Language): Promise<void> {
  await Promise.all([bringPart(language, "signIn"), ...(isAllWanted ? [bringPart(language, "rest")] : [])]);
}

/** From now on every sentence of a language is fetched. @throws Error when they cannot be fetched */
export function bringAllTexts(language: Language): Promise<void> {
  isAllWanted = true;
  return bringTexts(language);
}

/** Fetches a document. @throws Error when it cannot be fetched */
export function bringDocument<Name extends keyof Documents>(language: Language, name: Name): Promise<Documents[Name]> {
  const file = `./locales/${language}/${name}.json`;
  return once(file, () => documents[file]!() as Promise<Documents[Name]>);
}
