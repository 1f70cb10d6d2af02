import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SeenDialogQuery } from "../../../../__generated__/member/SeenDialogQuery.graphql.ts";
import { MemberAvatar } from "../../../../components/MemberAvatar.tsx";
import { Part } from "../../../../components/Part.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { SkeletonRows } from "../../../../ui/Skeletons.tsx";
import { useFaces } from "../faces.ts";

interface Receipt {
  user_id: string;
  is_delivered: boolean;
  is_read: boolean;
}

function Seen({ messageId }: { messageId: string }) {
  const { t } = useTranslation("messages");
  const { messages_connection } = useLazyLoadQuery<SeenDialogQuery>(
    graphql`
      query SeenDialogQuery($id: uuid!) {
        messages_connection(first: 1, where: { message_id: { _eq: $id } }) {
          edges {
            node {
              id
              receipts
            }
          }
        }
      }
    `,
    { id: messageId },
    { fetchPolicy: "network-only" },
  );
  const receipts = (messages_connection.edges[0]?.node.receipts ?? []) as unknown as readonly Receipt[];
  const faces = useFaces(receipts.map(({ user_id }) => user_id));
  if (receipts.length === 0) return <chakra.p color="fg.muted">{t("seen.nobody")}</chakra.p>;
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {receipts.map(({ is_delivered, is_read, user_id }) => {
        const face = faces.get(user_id);
        return (
          <HStack as="li" key={user_id} gap="3">
            <MemberAvatar userId={user_id} name={face?.name ?? ""} avatarUrl={face?.avatarUrl} size={36} />
            <chakra.span flex="1" minW="0" truncate fontWeight="medium">
              {face?.name}
            </chakra.span>
            <chakra.span textStyle="sm" color={is_read ? "brand.fg" : "fg.muted"}>
              {t(is_read ? "seen.read" : is_delivered ? "seen.delivered" : "seen.sent")}
            </chakra.span>
          </HStack>
        );
      })}
    </Stack>
  );
}

/** Who has fetched and who has read an own message in a circle (D290). */
export function SeenDialog(props: { messageId: string; onClose: () => void }) {
  const { t } = useTranslation("messages");
  return (
    <Dialog isOpen size="sm" title={t("seen.title")} onClose={props.onClose}>
      <Part>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <Seen messageId={props.messageId} />
        </Suspense>
      </Part>
    </Dialog>
  );
}
