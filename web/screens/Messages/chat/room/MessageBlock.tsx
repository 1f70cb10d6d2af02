import { memo } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useDayText } from "../../useDayText.ts";
import type { Said } from "../model/said.ts";
import type { Face } from "../useChats.ts";
import { isSameLine, type Line } from "./lines.ts";
import { MessageRow, PostRow, type RowActs } from "./MessageRow.tsx";
import { type Receipts, type SendState, sendState } from "./sendState.ts";

/** What every row of a conversation needs: one object, which stays the same while nothing in it changes. */
export interface Around {
  me: string;
  isGroup: boolean;
  faces: ReadonlyMap<string, Face>;
  receipts: Receipts;
  mayWrite: boolean;
  isTouch: boolean;
  acts: RowActs;
}

interface RowProps {
  said: Said;
  isFirst: boolean;
  isLast: boolean;
  around: Around;
  isFound?: boolean;
  /** Of a message on its way. */
  state?: SendState;
  onTakeBack?: (() => void) | undefined;
}

/** A message in its conversation. */
export function Row({ around, isFirst, isFound = false, isLast, onTakeBack, said, state }: RowProps) {
  const { t } = useTranslation("messages");
  const { acts, receipts, ...same } = around;
  const { faces } = same;
  const isOwn = said.senderId === around.me;
  const nameOf = (userId: string | null) => (userId === around.me ? t("you") : (faces.get(userId ?? "")?.name ?? ""));
  return (
    <MessageRow
      {...same}
      said={said}
      isOwn={isOwn}
      isFirst={isFirst}
      isLast={isLast}
      face={faces.get(said.senderId ?? "")}
      quoteName={said.quote ? nameOf(said.quote.senderId) : ""}
      state={state ?? (isOwn ? sendState(said.number, receipts) : null)}
      isFound={isFound}
      acts={state ? undefined : acts}
      onTakeBack={onTakeBack}
    />
  );
}

interface BlockProps {
  lines: readonly Line[];
  around: Around;
  /** The number of the message that is marked; null where it is in another block. */
  found: number | null;
}

const isSameBlock = (one: BlockProps, other: BlockProps) =>
  one.around === other.around &&
  one.found === other.found &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => isSameLine(line, other.lines[at]));

/** Some lines of a conversation, drawn again only when one of them has changed. */
export const MessageBlock = memo(function MessageBlock({ around, found, lines }: BlockProps) {
  const { t } = useTranslation("messages");
  const dayText = useDayText();
  return (
    <div className="block">
      {lines.map((line) => {
        if (line.type === "day") {
          return (
            <div key={line.key} role="listitem" className="day">
              {dayText(line.day)}
            </div>
          );
        }
        if (line.type === "unread") {
          return (
            <div key={line.key} role="listitem" className="unread">
              {t("room.unread")}
            </div>
          );
        }
        const { isFirst, isLast, key, said } = line;
        if (said.senderId === null) return <PostRow key={key} said={said} />;
        return (
          <Row
            key={key}
            said={said}
            isFirst={isFirst}
            isLast={isLast}
            isFound={said.number === found}
            around={around}
          />
        );
      })}
    </div>
  );
}, isSameBlock);
