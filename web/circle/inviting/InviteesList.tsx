import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { IconButton } from "../../ui/Button.tsx";
import { keyOf } from "./inviting.ts";
import type { InvitationList } from "./useInvitationList.ts";

/** Who is about to be invited, and at whom it failed why. */
export function InviteesList({ list }: { list: InvitationList }) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  if (list.invitees.length === 0) return null;
  const reasonOf = (invitee: (typeof list.invitees)[number]) => {
    const reason = list.whyNot(invitee);
    return reason === "listed" ? t("invite.already", { name: invitee.name }) : reason && failureText(reason);
  };
  return (
    <Stack as="section" gap="2" aria-labelledby="invitation-list-title" data-unsent>
      <Heading as="h3" size="sm" id="invitation-list-title">
        {t("invite.selected")}
      </Heading>
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {list.invitees.map((invitee) => {
          const reason = reasonOf(invitee);
          return (
            <HStack as="li" key={keyOf(invitee)} gap="3" justify="space-between" minH="12">
              <Stack gap="0" minW="0">
                <chakra.span fontWeight="medium" overflowWrap="anywhere">
                  {invitee.name}
                </chakra.span>
                {reason && (
                  <chakra.span color="late.fg" textStyle="sm">
                    {reason}
                  </chakra.span>
                )}
              </Stack>
              <IconButton
                label={t("invite.removeName", { name: invitee.name })}
                size="sm"
                disabled={list.isBusy}
                onClick={() => list.remove(invitee)}
              >
                <X />
              </IconButton>
            </HStack>
          );
        })}
      </chakra.ul>
    </Stack>
  );
}
