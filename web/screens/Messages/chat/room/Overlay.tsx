import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { Said } from "../model/said.ts";
import type { Chat } from "../useChats.ts";
import { ActPanel } from "./ActPanel.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { BlockDialog, ClearDialog } from "./PersonDialogs.tsx";
import { type Reported, ReportDialog } from "../../../../talk/ReportDialog.tsx";
import { SeenDialog } from "./SeenDialog.tsx";
import { useActsOn } from "./useActsOn.ts";
import type { useMessageActs } from "./useMessageActs.ts";
import type { Opened, OverlayState } from "./useOverlay.ts";
import type { Writing } from "./useWriting.ts";

/** What lies over a conversation: the panel of a message, and the dialogs. */
export function Overlay(props: {
  me: string;
  chat: Chat;
  overlay: OverlayState;
  writing: Writing;
  acts: ReturnType<typeof useMessageActs>;
  /** What is in the list: others may have changed a message since it was chosen. */
  said: readonly Said[];
  /** The number of the last change. */
  top: number;
  mayWrite: boolean;
  nameOf: (userId: string | null) => string;
}) {
  const { t } = useTranslation("messages");
  const { acts, chat, mayWrite, me, overlay, said, writing } = props;
  const { close, opened, pressed } = overlay;
  const asItIs = (chosen: Said) => said.find(({ messageId }) => messageId === chosen.messageId) ?? chosen;
  const hide = (hidden: Said) => {
    if (writing.quote?.messageId === hidden.messageId) writing.dropQuote();
    void acts.hide(hidden);
  };
  const room = { isGroup: chat.type === "group", isAdmin: chat.group?.admin_id === me, mayWrite };
  const actsOn = useActsOn(me, room, { answer: writing.answer, hide, open: overlay.open });
  const acting = pressed && asItIs(pressed.said);
  const reported = reportedOf(opened, chat);
  return (
    <>
      {pressed && acting && !acting.isDeleted && (
        <ActPanel
          key={acting.messageId}
          beside={pressed.beside}
          label={acting.senderId === me ? t("act.openOwn") : t("act.open", { name: props.nameOf(acting.senderId) })}
          own={mayWrite ? acting.reactions.flatMap(({ emoji, isMine }) => (isMine ? [emoji] : [])) : null}
          acts={actsOn(acting)}
          onReact={(emoji) => void acts.react(acting, emoji)}
          onClose={overlay.letGo}
        />
      )}
      {opened === "clear" && <ClearDialog me={me} chat={chat} top={props.top} onClose={close} />}
      {opened === "block" && chat.other && <BlockDialog person={chat.other} onClose={close} />}
      {reported && <ReportDialog reported={reported} onClose={close} />}
      {typeof opened === "object" && opened?.act === "seen" && (
        <SeenDialog messageId={opened.said.messageId} onClose={close} />
      )}
      {typeof opened === "object" && opened?.act === "delete" && !asItIs(opened.said).isDeleted && (
        <DeleteDialog onDelete={() => acts.remove(opened.said)} onClose={close} />
      )}
    </>
  );
}

/** Null where nothing is reported, and of a person who has no profile any more. */
function reportedOf(opened: Opened | null, { name, other }: Chat): Reported | null {
  if (opened === "report") return other && { userId: other.userId, name };
  return typeof opened === "object" && opened?.act === "message" ? { messageId: opened.said.messageId } : null;
}
