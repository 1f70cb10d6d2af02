import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql } from "react-relay";
import type { AcceptDialogQuery } from "../../../__generated__/member/AcceptDialogQuery.graphql.ts";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SkeletonText } from "../../../ui/Skeletons.tsx";
import { AcceptForm } from "./AcceptForm.tsx";

interface Accepting {
  invitationId: string;
  group: { id: string; name: string };
  onClose: () => void;
  /** What the page shows is read again. */
  onChanged: () => void;
}

/** The terms are asked for when they are opened: few of those who read their invitations accept one on this visit. */
function Terms({ group, invitationId, onChanged, onClose }: Accepting) {
  const { t } = useTranslation("invites");
  const data = useOwnQuery<AcceptDialogQuery>(
    graphql`
      query AcceptDialogQuery($id: ID!) {
        ...useAgreement_query
        node(id: $id) {
          ...AcceptForm_group @alias(as: "circle")
        }
      }
    `,
    { id: group.id },
  );
  if (!data.node?.circle) return <chakra.p color="fg.muted">{t("gone")}</chakra.p>;
  return (
    <AcceptForm
      invitationId={invitationId}
      group={data.node.circle}
      query={data}
      onDone={onClose}
      onChanged={onChanged}
    />
  );
}

/** The terms of a circle over the list of invitations, and the agreement that taking the seat asks for (D106). */
export function AcceptDialog(props: Accepting) {
  const { t } = useTranslation("invites");
  return (
    <Dialog isOpen onClose={props.onClose} title={t("acceptTitle", { group: props.group.name })}>
      <Part>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Terms {...props} />
        </Suspense>
      </Part>
    </Dialog>
  );
}
