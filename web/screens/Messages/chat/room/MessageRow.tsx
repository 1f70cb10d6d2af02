import { Check, CheckCheck, Clock, CloudOff, Megaphone, SmilePlus } from "lucide-react";
import { memo } from "react";
import { MemberAvatar } from "../../../../components/MemberAvatar.tsx";
import { useDateText } from "../../../../i18n/useDateText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useNewsText } from "../../../../news/useNewsText.ts";
import type { Quote, Said, Tally } from "../model/said.ts";
import type { Face } from "../useChats.ts";
import { useWords } from "../voice/useWords.ts";
import { VoicePlayer } from "../voice/VoicePlayer.tsx";
import { SaidText } from "./SaidText.tsx";
import type { SendState } from "./sendState.ts";
import { useLongPress } from "./useLongPress.ts";

/** What a row tells its room. The same functions for every row, so that rows are drawn once. */
export interface RowActs {
  open: (said: Said, beside: HTMLElement) => void;
  react: (said: Said, emoji: string) => void;
  jump: (number: number) => void;
}

function StateMark({ state }: { state: SendState }) {
  const { t } = useTranslation("messages");
  const Icon = { sending: Clock, waiting: CloudOff, sent: Check, delivered: CheckCheck, read: CheckCheck }[state];
  return (
    <span
      role="img"
      aria-label={t(`room.${state}`)}
      title={t(`room.${state}`)}
      className={state === "read" ? "is-read" : ""}
    >
      <Icon size={14} aria-hidden />
    </span>
  );
}

export function QuoteText({ quote, name }: { quote: Quote; name: string }) {
  const { t } = useTranslation("messages");
  const wordsOf = useWords();
  return (
    <>
      <b>{name}</b>
      <span dir="auto">{wordsOf(quote.text, quote.voiceMs) ?? t("room.deleted")}</span>
    </>
  );
}

/** News of the circle, set apart from talk. */
export const PostRow = memo(function PostRow({ said }: { said: Said }) {
  const { t } = useTranslation("messages");
  const newsText = useNewsText();
  const dateText = useDateText();
  const words = newsText("chat.text", { kind: said.kind ?? "", values: said.values }) ?? t("room.unknownPost");
  return (
    <div role="listitem" className="post" data-number={said.number} aria-label={t("room.post")}>
      <Megaphone size={16} aria-hidden />
      <span>
        {words}
        <time dateTime={said.createdAt}>{dateText(said.createdAt, "time")}</time>
      </span>
    </div>
  );
});

interface RowProps {
  said: Said;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  isGroup: boolean;
  /** Who said it; undefined where it is not known yet. */
  face: Face | undefined;
  quoteName: string;
  me: string;
  faces: ReadonlyMap<string, Face>;
  /** Null for messages of others. */
  state: SendState | null;
  mayWrite: boolean;
  /** Whether it is pressed with a finger: a long press does what the button does, whose picture nobody sees then. */
  isTouch: boolean;
  isFound: boolean;
  /** Missing for what is on its way: nothing can be done with it yet. */
  acts?: RowActs | undefined;
  /** Of what waits for the connection. */
  onTakeBack?: (() => void) | undefined;
}

/** One message: who, what, when, and what became of it. */
export const MessageRow = memo(function MessageRow(props: RowProps) {
  const { t } = useTranslation("messages");
  const dateText = useDateText();
  const { acts, face, isFirst, isGroup, isLast, isOwn, me, said, state } = props;
  const name = isOwn ? t("you") : (face?.name ?? "");
  const hold = useLongPress(acts && !said.isDeleted ? (bubble) => acts.open(said, bubble) : null);
  const namesOf = ({ count, userIds }: Tally) => {
    const names = userIds.map((id) => (id === me ? t("you") : (props.faces.get(id)?.name ?? ""))).join(", ");
    const more = count - userIds.length;
    return more > 0 ? t("act.andMore", { names, count: more }) : names;
  };
  const look = [
    "said",
    isOwn && "own",
    isFirst && "first",
    isLast && "last",
    said.isDeleted && "gone",
    props.isFound && "found",
    (state === "sending" || state === "waiting") && "sending",
  ];
  return (
    <div
      role="listitem"
      className={look.filter(Boolean).join(" ")}
      data-number={said.number}
      data-message={said.messageId}
    >
      {isGroup && !isOwn && (
        <span className="face">
          {isLast && (
            <MemberAvatar userId={said.senderId ?? ""} name={face?.name ?? ""} avatarUrl={face?.avatarUrl} size={32} />
          )}
        </span>
      )}
      <div className="body">
        {isFirst && isGroup && !isOwn ? <span className="name">{name}</span> : <span className="sr">{name}</span>}
        <div className="bubble" {...hold}>
          {said.quote && !said.quote.isHidden && !said.isDeleted && (
            <button
              type="button"
              className="quote"
              title={t("act.quote")}
              onClick={() => acts?.jump(said.quote!.number)}
            >
              <QuoteText quote={said.quote} name={props.quoteName} />
            </button>
          )}
          {said.voice ? (
            <VoicePlayer voice={said.voice} label={isOwn ? t("voice.ofOwn") : t("voice.of", { name })} />
          ) : (
            <span className="text" dir="auto">
              {said.isDeleted ? t("room.deleted") : <SaidText text={said.text ?? ""} />}
            </span>
          )}
          <span className="meta">
            <time dateTime={said.createdAt}>{dateText(said.createdAt, "time")}</time>
            {state === "waiting" && <span aria-hidden>{t("room.waiting")}</span>}
            {state && !said.isDeleted && <StateMark state={state} />}
          </span>
        </div>
        {props.onTakeBack && (
          <button type="button" className="back" onClick={props.onTakeBack}>
            {t("act.takeBack")}
          </button>
        )}
        {said.reactions.length > 0 && (
          <ul className="reactions" aria-label={t("act.reactions")}>
            {said.reactions.map((tally) => (
              <li key={tally.emoji}>
                <button
                  type="button"
                  className="reaction"
                  aria-pressed={tally.isMine}
                  aria-label={t("act.reacted", { emoji: tally.emoji, count: tally.count, names: namesOf(tally) })}
                  title={namesOf(tally)}
                  disabled={!props.mayWrite}
                  onClick={() => acts?.react(said, tally.emoji)}
                >
                  <span aria-hidden>{tally.emoji}</span>
                  {tally.count > 1 && tally.count}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {acts && !said.isDeleted && (
        <button
          type="button"
          className="act"
          aria-haspopup="dialog"
          aria-label={isOwn ? t("act.openOwn") : t("act.open", { name })}
          onClick={(event) => acts.open(said, event.currentTarget)}
        >
          {!props.isTouch && <SmilePlus size={18} aria-hidden />}
        </button>
      )}
    </div>
  );
});
