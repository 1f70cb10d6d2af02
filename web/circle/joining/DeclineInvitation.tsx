import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { DeclineInvitationMutation } from "../../__generated__/member/DeclineInvitationMutation.graphql.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { toaster } from "../../ui/toaster.tsx";

interface Words {
  title: string;
  text: string;
  /** On the button that does it. */
  confirm: string;
  done: string;
  failed: string;
}

/**
 * Turns an invitation down, after one question: a private circle is out of sight then.
 * @param props.onDeclined what becomes of the page then; until it is done the question cannot be answered once more
 * @param props.children draws the button that asks
 */
export function DeclineInvitation(props: {
  invitationId: string;
  words: Words;
  onDeclined: () => unknown;
  children: (ask: () => void) => ReactNode;
}) {
  const { invitationId, words } = props;
  const [isAsking, setIsAsking] = useState(false);
  const commit = useCommit<DeclineInvitationMutation>(graphql`
    mutation DeclineInvitationMutation($invitationId: uuid!) {
      decline_invitation(invitation_id: $invitationId) {
        success
      }
    }
  `);
  const decline = useAttempt(
    async () => {
      await commit({ invitationId });
      setIsAsking(false);
      toaster.show({ tone: "paid", title: words.done });
      await props.onDeclined();
    },
    { failed: words.failed },
  );
  return (
    <>
      {props.children(() => setIsAsking(true))}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        confirmLabel={words.confirm}
        onConfirm={() => void decline.run()}
        isPending={decline.isBusy}
        isDestructive
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
