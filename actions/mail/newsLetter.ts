import { noticePlace } from "../../schema/news/places.ts";
import { newsText, type Part } from "../../schema/news/words.ts";
import { isReadIn, type KindsIn, readValues } from "../news/catalogue.ts";
import { newsTexts } from "../news/texts.ts";
import type { Language, Letter } from "./letter.ts";

interface StoredNotice {
  kind: string;
  values: unknown;
  group_id: string | null;
}

const group = (groupId: string) => `/groups/${groupId}`;
/** Letters whose button leads elsewhere than their notice: a receipt to its group, a declined request to other groups. */
const BUTTON_PLACES: Partial<Record<KindsIn<"letter">, (groupId: string) => string>> = {
  contribution_received: group,
  join_rejected: () => "/groups",
};

/** A notice as a letter, or null where its kind is not worth one. */
export function newsLetter({ group_id, kind, values }: StoredNotice, language: Language): Letter | null {
  if (!isReadIn(kind, "letter")) return null;
  const news = { kind, values: readValues(kind, values) };
  const say = (part: Part) => {
    const text = newsText(newsTexts, part, news, { language, locale: language });
    if (text === null) throw new Error(`no ${part} of ${kind} in ${language}`);
    return text;
  };
  const place = group_id === null ? undefined : BUTTON_PLACES[kind]?.(group_id);
  return {
    subject: say("letter.subject"),
    paragraphs: say("letter.text").split("\n\n"),
    action: { label: say("letter.button"), path: place ?? noticePlace(kind, group_id) },
  };
}
