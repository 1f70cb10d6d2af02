import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinLinkRow_link$key } from "../../../__generated__/group_admin/JoinLinkRow_link.graphql.ts";
import type { JoinLinkRowRevokeMutation } from "../../../__generated__/group_admin/JoinLinkRowRevokeMutation.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";

/** One open link: how many came by it, how many may still, and when it ends. */
export function JoinLinkRow(props: { link: JoinLinkRow_link$key; onRevoked: () => void }) {
  const { t } = useTranslation("doors");
  const [isAsking, setIsAsking] = useState(false);
  const { created_at, expires_at, join_link_id, uses, uses_left } = useFragment(
    graphql`
      fragment JoinLinkRow_link on join_links {
        created_at
        expires_at
        join_link_id
        uses
        uses_left
      }
    `,
    props.link,
  );
  const revoke = useAction<JoinLinkRowRevokeMutation>(
    graphql`
      mutation JoinLinkRowRevokeMutation($id: uuid!) {
        revoke_join_link(join_link_id: $id) {
          success
        }
      }
    `,
    { failed: t("links.endFailed") },
  );
  const handleRevoke = async () => {
    const done = await revoke.run({ id: join_link_id });
    setIsAsking(false);
    if (done) props.onRevoked();
  };
  return (
    <HStack as="li" gap="3" rowGap="2" py="3" flexWrap="wrap" justify="space-between">
      <Stack gap="0" flex="1 1 12rem" minW="0">
        <chakra.span fontWeight="medium">{t("links.uses", { count: uses, left: uses_left })}</chakra.span>
        <chakra.span color="fg.muted" textStyle="sm">
          <Trans
            t={t}
            i18nKey="links.term"
            components={{ made: <DateText value={created_at} />, until: <DateText value={expires_at} /> }}
          />
        </chakra.span>
      </Stack>
      <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => setIsAsking(true)}>
        {t("links.end")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("links.endTitle")}
        confirmLabel={t("links.end")}
        onConfirm={() => void handleRevoke()}
        isPending={revoke.isBusy}
        isDestructive
      >
        {t("links.endText")}
      </ConfirmDialog>
    </HStack>
  );
}
