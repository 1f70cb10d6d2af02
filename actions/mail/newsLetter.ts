import { nameFormerMembers } from "../../schema/formerMember.ts";
import { letterPlace } from "../../schema/news/notices.ts";
import { newsText, type Part } from "../../schema/news/words.ts";
import { isReadIn, readValues } from "../news/catalogue.ts";
import { newsTexts } from "../news/texts.ts";
import { formOf, type Language, type Letter } from "./letter.ts";

interface StoredNotice {
  kind: string;
  values: unknown;
  group_id: string | null;
}

/** A notice as a letter, or null where its kind is not worth one. */
export function newsLetter({ group_id, kind, values }: StoredNotice, language: Language): Letter | null {
  if (!isReadIn(kind, "letter")) return null;
  const news = { kind, values: nameFormerMembers(readValues(kind, values), language) };
  const say = (part: Part) => {
    const text = newsText(newsTexts, part, news, { language, locale: formOf(language) });
    if (text === null) throw new Error(`no ${part} of ${kind} in ${language}`);
    return text;
  };
  const reason = "reason" in news.values ? news.values.reason : undefined;
  return {
    subject: say("letter.subject"),
    paragraphs: say("letter.text").split("\n\n"),
    action: { label: say("letter.button"), path: letterPlace({ kind, groupId: group_id, reason }) },
  };
}
