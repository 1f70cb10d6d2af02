import type { Language } from "../theme/appearance.ts";
import type { Documents } from "./areas.ts";
import { areasOf, type AreaTexts } from "./areasOf.ts";

type Files = () => Promise<{ files: Record<string, AreaTexts | string> }>;

/** What the sign-in pages say; what signing up says beside; what the pages behind it say; what the pages of one's own account say; what few people need on a visit; and news. */
export type TextPart = "signIn" | "register" | "member" | "own" | "rare" | "news";

/**
 * The sentences of a language are a few files: a first visit fetches one, with no words of pages that it does not show. What
 * every page says stands in both files that a visit can begin with.
 */
const sentences: Record<Language, Record<TextPart, Files>> = {
  en: {
    signIn: () => import("./texts/en.signIn.ts"),
    register: () => import("./texts/en.register.ts"),
    member: () => import("./texts/en.ts"),
    own: () => import("./texts/en.own.ts"),
    rare: () => import("./texts/en.rare.ts"),
    news: () => import("./texts/en.news.ts"),
  },
  es: {
    signIn: () => import("./texts/es.signIn.ts"),
    register: () => import("./texts/es.register.ts"),
    member: () => import("./texts/es.ts"),
    own: () => import("./texts/es.own.ts"),
    rare: () => import("./texts/es.rare.ts"),
    news: () => import("./texts/es.news.ts"),
  },
  fr: {
    signIn: () => import("./texts/fr.signIn.ts"),
    register: () => import("./texts/fr.register.ts"),
    member: () => import("./texts/fr.ts"),
    own: () => import("./texts/fr.own.ts"),
    rare: () => import("./texts/fr.rare.ts"),
    news: () => import("./texts/fr.news.ts"),
  },
};
const documents = import.meta.glob<AreaTexts>("./locales/*/{faq,glba,privacy,terms}.json", { import: "default" });

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

const bringPart = (language: Language, part: TextPart): Promise<void> =>
  once(`${language} ${part}`, async () => {
    const areas = areasOf((await sentences[language][part]()).files);
    here[language] = { ...here[language], ...areas };
  });

/** What somebody has asked for is fetched in each language that comes. */
const wanted = new Set<TextPart>();

/**
 * Fetches the sentences of a language: the parts that anybody has asked for by now.
 * @throws Error when they cannot be fetched
 */
export async function bringTexts(language: Language, ...parts: TextPart[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all([...wanted].map((part) => bringPart(language, part)));
}

/** Fetches a document. @throws Error when it cannot be fetched */
export function bringDocument<Name extends keyof Documents>(language: Language, name: Name): Promise<Documents[Name]> {
  const file = `./locales/${language}/${name}.json`;
  return once(file, () => documents[file]!() as Promise<Documents[Name]>);
}
