import { chakra, Flex, Heading, HStack, Stack } from "@chakra-ui/react";
import { Clock, User, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { InvitationCard_invitation$key } from "../../../__generated__/member/InvitationCard_invitation.graphql.ts";
import { ofToday } from "../../../circle/groupWords.ts";
import { GroupEmblem } from "../../../circle/GroupEmblem.tsx";
import { DeclineInvitation } from "../../../circle/joining/DeclineInvitation.tsx";
import { isClosedFor } from "../../../circle/joining/JoinObstacle.tsx";
import { useFrequencyText } from "../../../circle/useFrequencyText.ts";
import { DateText } from "../../../components/DateText.tsx";
import { DefinitionList } from "../../../components/DefinitionList.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isWide } from "../../../lib/isWide.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { required } from "../../../lib/required.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { Button, ButtonLink, IconButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { Accepted } from "./AcceptDialog.tsx";

/** Milliseconds before its end from which an invitation says that it ends soon. */
const SOON_MS = 24 * 3_600_000;

/** On a phone both answers share the line, whatever their words. */
const ANSWER = { base: "1 1 8rem", sm: "0 1 auto" };

/** The card stays, with its buttons busy, until the list without it has come. */
const readWithout = () => readAfter(Promise.resolve());

/** An invitation: from whom, to which circle, what it asks and gives, and the answers to it (D108 to D111, D239). */
export function InvitationCard(props: {
  invitation: InvitationCard_invitation$key;
  onAccept: (accepted: Accepted) => void;
}) {
  const { t } = useTranslation("invites");
  const failureText = useFailureText();
  const frequencyText = useFrequencyText();
  const now = useProductMinute();
  const invitation = useFragment(
    graphql`
      fragment InvitationCard_invitation on group_invitations {
        expires_at
        invitation_id
        inviter_alias
        group {
          cash_payout
          contribution_amount
          currency
          current_members
          description
          frequency
          group_id
          id
          is_start_missed
          may_join
          member_limit
          name
          start_date
          ...GroupEmblem_group
        }
      }
    `,
    props.invitation,
  );
  const { expires_at: end, group, invitation_id: id } = invitation;
  const mayJoin = readMayI(group.may_join);
  // Then there is nothing to accept (D111).
  const isClosed = (code: string) => code === "already-member" || isClosedFor(code);
  const closed = !mayJoin.allowed && isClosed(mayJoin.refusal.code) ? mayJoin.refusal : null;
  const titleId = `invitation-${id}`;
  const wordsOf = (act: "decline" | "remove") => ({
    title: t(`${act}Title`, { group: group.name }),
    text: t(`${act}Text`),
    confirm: t(act),
    done: t(act === "decline" ? "declined" : "removed"),
    failed: t(`${act}Failed`),
  });
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="4">
        <Flex gap="4" align="flex-start">
          <GroupEmblem group={group} size={56} />
          <Stack gap="1.5" flex="1" minW="0">
            <Heading as="h3" size="md" id={titleId} overflowWrap="anywhere">
              {group.name}
            </Heading>
            {invitation.inviter_alias && (
              <chakra.p color="fg.muted">{t("by", { name: invitation.inviter_alias })}</chakra.p>
            )}
            <HStack gap="2" flexWrap="wrap">
              {/* Whatever role it was sent with, people come in as members (D108). */}
              <Chip icon={User}>{t("role")}</Chip>
              {Date.parse(end) - now <= SOON_MS && (
                <Chip icon={Clock} tone="due">
                  {t("soon")}
                </Chip>
              )}
            </HStack>
          </Stack>
          <DeclineInvitation invitationId={id} words={wordsOf("remove")} onDeclined={readWithout}>
            {(ask) => (
              <IconButton label={t("removeName", { group: group.name })} title={t("remove")} onClick={ask}>
                <X size={20} />
              </IconButton>
            )}
          </DeclineInvitation>
        </Flex>
        {group.description && (
          <chakra.p lineClamp="3" title={group.description}>
            {group.description}
          </chakra.p>
        )}
        <DefinitionList
          entries={[
            {
              id: "contribution",
              label: t("contribution"),
              value: <MoneyText cents={group.contribution_amount} currency={group.currency} />,
              note: frequencyText(ofToday(group.frequency, "groups.frequency")),
            },
            {
              id: "estimate",
              label: t("estimate"),
              value: group.cash_payout != null && <MoneyText cents={group.cash_payout} currency={group.currency} />,
              note: t("estimateNote", { seats: group.member_limit }),
            },
            {
              id: "seats",
              label: t("seats"),
              value: t("seatsOf", { taken: group.current_members, seats: group.member_limit }),
            },
            {
              id: "start",
              label: t("start"),
              value:
                group.start_date == null || required(group.is_start_missed, "groups.is_start_missed") ? (
                  t("noStart")
                ) : (
                  <DateText value={group.start_date} format="full" />
                ),
            },
          ]}
        />
        {closed ? (
          <chakra.p fontWeight="medium">{failureText(closed)}</chakra.p>
        ) : (
          <chakra.p color="fg.muted" textStyle="sm">
            <Trans t={t} i18nKey="until" components={{ day: <DateText value={end} format="dateTime" /> }} />
          </chakra.p>
        )}
        <Flex gap="3" flexWrap="wrap" align="center">
          {!closed && (
            <>
              <Button
                flex={ANSWER}
                onClick={() => props.onAccept({ invitationId: id, groupId: group.id, name: group.name })}
              >
                {t("accept")}
              </Button>
              <DeclineInvitation invitationId={id} words={wordsOf("decline")} onDeclined={readWithout}>
                {(ask) => (
                  <Button flex={ANSWER} variant="outline" colorPalette="gray" onClick={ask}>
                    {t("decline")}
                  </Button>
                )}
              </DeclineInvitation>
            </>
          )}
          <ButtonLink
            to={`/groups/${group.group_id}`}
            target={isWide() ? "_blank" : undefined}
            variant="ghost"
            colorPalette="gray"
            flex={{ base: "1 1 100%", sm: "0 1 auto" }}
            aria-label={t("detailsName", { group: group.name })}
          >
            {t("details")}
          </ButtonLink>
        </Flex>
      </Stack>
    </Card>
  );
}
