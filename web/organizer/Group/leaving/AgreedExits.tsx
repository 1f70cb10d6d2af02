import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AgreedExits_group$key } from "../../../__generated__/group_admin/AgreedExits_group.graphql.ts";
import { ExitNumbers } from "../../../circle/leaving/ExitNumbers.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useOpened } from "../../../ui/useOpened.ts";

/** Whose leave is agreed and has not taken effect: after which round, and on request in numbers (D114). */
export function AgreedExits(props: { group: AgreedExits_group$key }) {
  const { t } = useTranslation("leaving");
  const group = useFragment(
    graphql`
      fragment AgreedExits_group on groups {
        currency
        group_id
        exits(where: { effective_at: { _is_null: true } }, order_by: { agreed_at: asc }) {
          agreed_in_round
          exit_id
          user_id
          member {
            alias
            avatar_url
          }
        }
      }
    `,
    props.group,
  );
  const { opened, open, close } = useOpened<{ userId: string; name: string; title: string }>();
  if (group.exits.length === 0) return null;
  return (
    <Card aria-labelledby="agreed-exits">
      <Stack gap="1">
        <Heading as="h2" size="md" id="agreed-exits">
          {t("admin.exits.title")}
        </Heading>
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
          {group.exits.map(({ agreed_in_round, exit_id, member, user_id }) => {
            const name = member?.alias ?? "";
            const title = t("admin.exits.after", { name, round: agreed_in_round });
            return (
              <HStack as="li" key={exit_id} gap="3" py="3" flexWrap="wrap">
                <MemberAvatar userId={user_id} name={name} avatarUrl={member?.avatar_url} size={44} />
                <Stack gap="0" flex="1 1 9rem" minW="0">
                  <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                    {title}
                  </chakra.span>
                  <chakra.span color="fg.muted" textStyle="sm">
                    {t("admin.exits.text", { name })}
                  </chakra.span>
                </Stack>
                <Button
                  variant="outline"
                  colorPalette="gray"
                  size="sm"
                  aria-label={t("admin.reviewName", { name })}
                  aria-haspopup="dialog"
                  onClick={() => open({ userId: user_id, name, title })}
                >
                  {t("admin.review")}
                </Button>
              </HStack>
            );
          })}
        </chakra.ul>
      </Stack>
      {opened && (
        <Dialog isOpen title={opened.title} onClose={close}>
          <ExitNumbers groupId={group.group_id} userId={opened.userId} currency={group.currency} name={opened.name} />
        </Dialog>
      )}
    </Card>
  );
}
