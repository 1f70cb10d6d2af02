import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { DeclineInvitationMutation } from "../../__generated__/member/DeclineInvitationMutation.graphql.ts";
import { useAction } from "../../sending/useAction.ts";
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
 * @param children draws the button that asks
 */
export function DeclineInvitation(props: {
  invitationId: string;
  words: Words;
  onDeclined: () => void;
  children: (ask: () => void) => ReactNode;
}) {
  const { invitationId, words } = props;
  const [isAsking, setIsAsking] = useState(false);
  const decline = useAction<DeclineInvitationMutation>(
    graphql`
      mutation DeclineInvitationMutation($invitationId: uuid!) {
        decline_invitation(invitation_id: $invitationId) {
          success
        }
      }
    `,
    { failed: words.failed },
  );
  const handleConfirm = async () => {
    if (!(await decline.run({ invitationId }))) return;
    toaster.show({ tone: "paid", title: words.done });
    props.onDeclined();
  };
  return (
    <>
      {props.children(() => setIsAsking(true))}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        confirmLabel={words.confirm}
        onConfirm={() => void handleConfirm()}
        isPending={decline.isBusy}
        isDestructive
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
