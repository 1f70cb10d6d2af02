import { withAlert } from "../../schema/followedAlert.ts";
import { noticePlace } from "../../schema/news/notices.ts";
import { newsText, type Part } from "../../schema/news/words.ts";
import { formOf, type Language } from "../mail/letter.ts";
import { CATALOGUE, isReadIn, readValues } from "../news/catalogue.ts";
import type { News } from "../news/define.ts";
import { newsTexts } from "../news/texts.ts";
import type { PushMessage } from "../providers/push/provider.ts";

/** Signs of a title or a body: what a device would cut anyway, and far below what a push may weigh. */
const LONGEST = 200;

interface StoredNotice {
  notification_id: string;
  kind: string;
  values: unknown;
  group_id: string | null;
}

/**
 * A notice as a lock screen may show it: what it is about, never an amount, a note or the words of a message (D293). Null
 * for a row that is no notice of the catalogue.
 */
export function newsPush(
  { group_id, kind, notification_id, values }: StoredNotice,
  language: Language,
): PushMessage | null {
  if (!isReadIn(kind, "notice")) return null;
  const news = { kind, values: readValues(kind, values) };
  const say = (part: Part) => newsText(newsTexts, part, news, { language, locale: formOf(language) }) ?? "";
  const { chat, chat_id, group, reason } = news.values as Partial<Record<string, string>>;
  const { ticket } = news.values as { ticket?: number };
  const place = noticePlace({ kind, groupId: group_id, reason, chat, ticket });
  const mayShowText = (CATALOGUE[kind] as News).lockScreen === "text";
  return {
    title: shortened(say("notice.title")),
    body: shortened(mayShowText ? say("notice.text") : (group ?? "")),
    // That of a conversation is read with it.
    url: chat_id === undefined ? withAlert(place, notification_id) : place,
    // Of a conversation the last push alone is shown.
    tag: chat_id === undefined ? `notice:${notification_id}` : `chat:${chat_id}`,
  };
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= LONGEST ? text : `${signs.slice(0, LONGEST - 1).join("")}…`;
}
