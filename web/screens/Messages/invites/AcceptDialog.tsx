import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { AcceptDialogQuery } from "../../../__generated__/member/AcceptDialogQuery.graphql.ts";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SkeletonText } from "../../../ui/Skeletons.tsx";
import { AcceptForm } from "./AcceptForm.tsx";

/** The invitation whose terms are open, and its circle. */
export interface Accepted {
  invitationId: string;
  /** The circle's global id. */
  groupId: string;
  name: string;
}

interface Accepting {
  accepted: Accepted;
  onClose: () => void;
  /** What the page shows is read again. */
  onChanged: () => void;
}

/** The terms are asked for when they are opened: few of those who read their invitations accept one on this visit. */
function Terms({
  accepted: { groupId, invitationId },
  onChanged,
  onClose,
  onSending,
}: Accepting & { onSending: (isSending: boolean) => void }) {
  const data = useOwnQuery<AcceptDialogQuery>(
    graphql`
      query AcceptDialogQuery($id: ID!) {
        ...useAgreement_query
        node(id: $id) {
          ...AcceptForm_group @alias(as: "circle")
        }
      }
    `,
    { id: groupId },
  );
  if (!data.node?.circle) return <Gone />;
  return (
    <AcceptForm
      invitationId={invitationId}
      group={data.node.circle}
      query={data}
      onSending={onSending}
      onDone={onClose}
      onChanged={onChanged}
    />
  );
}

function Gone() {
  const { t } = useTranslation("invites");
  return <chakra.p color="fg.muted">{t("gone")}</chakra.p>;
}

/** The terms of a circle over the list of invitations, and the agreement that taking the seat asks for (D106). */
export function AcceptDialog(
  props: Accepting & {
    /** The invitation has ended since its terms were opened. */
    isGone: boolean;
  },
) {
  const { t } = useTranslation("invites");
  // The list may be read again, without the invitation, before its own acceptance is answered.
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog isOpen onClose={props.onClose} title={t("acceptTitle", { group: props.accepted.name })}>
      {props.isGone && !isSending ? (
        <Gone />
      ) : (
        <Part>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <Terms {...props} onSending={setIsSending} />
          </Suspense>
        </Part>
      )}
    </Dialog>
  );
}
