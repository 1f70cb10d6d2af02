import { createTranslator, type Values } from "../../../schema/words/translator.ts";
import type { PublicCircle } from "./circle.ts";
import { type Language, texts } from "./texts.ts";

/** What a preview says. */
export interface Words {
  /** The product's name. */
  product: string;
  name: string;
  description: string;
}

const translator = createTranslator(texts);

/**
 * A circle in the words of its page: "2 seats are free: $100.00 every month. 4 of 6 members."
 * @throws Error where the language has no text, as for a word of a newer server
 */
export function wordsOf(circle: PublicCircle, language: Language): Words {
  const reader = { language, locale: language };
  const written = (area: string, key: string, values: Values): string => {
    const text = translator.find(language, area, key, values);
    if (text === undefined) throw new Error(`no text ${area}:${key} in ${language}`);
    // Where the page has a component for the amount, words have the amount.
    return translator.fill(text.replaceAll("<money/>", "{{contribution, money}}"), values, reader);
  };
  const free = circle.status === "recruiting" ? (circle.spots_left ?? 0) : 0;
  const stand = written("circle", free > 0 ? "stand.joinable" : "stand.notJoinable", {
    count: free,
    contribution: { cents: circle.contribution_amount, currency: circle.currency },
    frequency: written("groups", `frequency.${circle.frequency}`, {}),
  });
  const members = written("browse", "card.members", {
    current: circle.current_members,
    limit: circle.locked_member_count ?? circle.member_limit,
  });
  return { product: written("shell", "app.name", {}), name: circle.name, description: `${stand} ${members}.` };
}
