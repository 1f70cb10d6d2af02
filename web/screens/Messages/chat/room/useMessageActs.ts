import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import type { useMessageActsDeleteMutation } from "../../../../__generated__/member/useMessageActsDeleteMutation.graphql.ts";
import type { useMessageActsHideMutation } from "../../../../__generated__/member/useMessageActsHideMutation.graphql.ts";
import type { useMessageActsShowMutation } from "../../../../__generated__/member/useMessageActsShowMutation.graphql.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { productNow } from "../../../../lib/productClock.ts";
import { deliver, ownOf } from "../../../../offline/own.ts";
import type { WaitingEntry } from "../../../../offline/Waiting.ts";
import { useCommit } from "../../../../sending/useAction.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { toaster } from "../../../../ui/toaster.tsx";
import type { Room } from "../model/Room.ts";
import type { Said } from "../model/said.ts";
import { takenBack, withReaction } from "../model/stretch.ts";

/**
 * What a reader does with messages: shown at once, and taken back where the server refuses. Reactions wait for a connection
 * where there is none (D227).
 */
export function useMessageActs(me: string, chat: string, room: Room) {
  const { t } = useTranslation("messages");
  const commitHide = useCommit<useMessageActsHideMutation>(graphql`
    mutation useMessageActsHideMutation($messageId: uuid!) {
      insert_hidden_messages(objects: [{ message_id: $messageId }]) {
        affected_rows
      }
    }
  `);
  const commitShow = useCommit<useMessageActsShowMutation>(graphql`
    mutation useMessageActsShowMutation($me: uuid!, $messageId: uuid!) {
      delete_hidden_messages(where: { user_id: { _eq: $me }, message_id: { _eq: $messageId } }) {
        affected_rows
      }
    }
  `);
  const commitDelete = useCommit<useMessageActsDeleteMutation>(graphql`
    mutation useMessageActsDeleteMutation($id: uuid!, $at: timestamptz!) {
      update_messages_by_pk(pk_columns: { message_id: $id }, _set: { deleted_at: $at }) {
        id
        deleted_at
      }
    }
  `);
  /** Changes the screen first; what the server refuses is changed back. */
  const acting = useAttempt(
    async (change: () => void, act: () => Promise<unknown>, back: () => void) => {
      change();
      try {
        await act();
      } catch (thrown) {
        back();
        throw thrown;
      }
    },
    { failed: t("act.failed"), isManyAtOnce: true },
  );
  const attempt = async (...how: Parameters<typeof acting.run>): Promise<boolean> =>
    (await acting.run(...how)) !== null;

  const showOwn = (messageId: string, emoji: string, isOn: boolean) =>
    room.change(messageId, (said) => withReaction(said, { emoji, userId: me, isMine: true }, isOn));
  const takeBack = useEffectEvent(({ kind, what }: WaitingEntry) => {
    if (kind === "react" || kind === "unreact") showOwn(what.messageId, what.emoji, kind === "unreact");
  });
  // What is refused after it had waited; the room changes no message of another conversation.
  useEffect(() => ownOf(me).queue.onRefused(takeBack), [me]);
  const react = ({ messageId, reactions }: Said, emoji: string) => {
    const isSet = !reactions.some((each) => each.isMine && each.emoji === emoji);
    const place = { line: `reactions ${chat}`, slot: `react ${messageId} ${emoji}` };
    const show = (isOn: boolean) => showOwn(messageId, emoji, isOn);
    return attempt(
      () => show(isSet),
      () =>
        isSet
          ? deliver({ kind: "react", what: { messageId, emoji }, ...place })
          : deliver({ kind: "unreact", what: { me, messageId, emoji }, ...place }),
      () => show(!isSet),
    );
  };
  const unhide = ({ messageId }: Said) =>
    attempt(
      () => room.setHidden(messageId, false),
      () => commitShow({ me, messageId }),
      () => room.setHidden(messageId, true),
    );
  const hide = async (said: Said) => {
    const { messageId } = said;
    const isDone = await attempt(
      () => room.setHidden(messageId, true),
      () => commitHide({ messageId }),
      () => room.setHidden(messageId, false),
    );
    if (!isDone) return;
    toaster.show({ title: t("act.hidden"), undo: () => void unhide(said) });
  };
  /** For everybody: the own by its author, another's by the admin of the circle. */
  const remove = async (said: Said) => {
    const at = productNow().toISOString();
    let isDeleted: boolean;
    if (said.senderId === me)
      isDeleted = (await commitDelete({ id: said.messageId, at })).update_messages_by_pk != null;
    else {
      // Few people organize a circle, and they seldom need it.
      const { removeMessage } = await import("../../../../organizer/Talk/removeMessage.ts");
      isDeleted = await removeMessage(said.messageId, at);
    }
    // The permissions refuse by an answer without a row.
    if (!isDeleted) throw new AppFailure("not-allowed", "");
    room.change(said.messageId, takenBack);
  };
  return { hide, react, remove };
}
