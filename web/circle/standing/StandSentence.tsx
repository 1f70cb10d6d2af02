import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { chakra, Flex, Stack } from "@chakra-ui/react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { StandSentence_group$key } from "../../__generated__/member/StandSentence_group.graphql.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { isMemberBy } from "../../lib/mayI.ts";
import { InviteButton } from "../inviting/InviteButton.tsx";
import { WhyNotInvite } from "../inviting/WhyNotInvite.tsx";
import { seatsOffered } from "./seatsOffered.ts";
import { StandActions } from "./StandActions.tsx";
import { StandText } from "./StandText.tsx";
import { useStands } from "./useStands.ts";

const First = chakra("p", {
  base: { textStyle: { base: "lg", md: "xl" }, fontWeight: "medium", textWrap: "balance", maxW: "46rem" },
});

/** The first words of the page: what the reader owes or waits for, with its amount, since when and to whom, and its button. */
export function StandSentence({
  hasLeft,
  sentence,
  ...props
}: {
  group: StandSentence_group$key;
  /** A former member reads what comes back or stays due in a card of its own, and is not asked to take a seat. */
  hasLeft: boolean;
  /** The sentence itself, for who brings it into view. */
  sentence: RefObject<HTMLParagraphElement | null>;
}) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const group = useFragment(
    graphql`
      fragment StandSentence_group on groups {
        contribution_amount
        currency
        frequency
        may_invite
        may_join
        spots_left
        status
        ...InviteButton_group
        ...useStands_group
      }
    `,
    props.group,
  );
  const stands = useStands(group);
  const [first, ...others] = stands;

  const free = seatsOffered(group, { stands, hasLeft });
  if (free !== null) {
    const frequency = frequencyText(group.frequency);
    return (
      <First>
        <Trans
          t={t}
          i18nKey={free > 0 ? "stand.joinable" : "stand.notJoinable"}
          values={{ count: free, frequency }}
          components={{
            money: <MoneyText cents={group.contribution_amount} currency={group.currency} fontWeight="semibold" />,
          }}
        />
      </First>
    );
  }
  if (!first) return null;
  return (
    <Flex gap="4" rowGap="3" align="center" justify="space-between" flexWrap="wrap">
      <Stack gap="1" flex="1 1 20rem" minW="0">
        {/* The head of the page comes into view with it. */}
        <First ref={sentence} data-says={first.act} tabIndex={-1} outline="none" scrollMarginTop="60">
          <StandText stand={first} currency={group.currency} />
        </First>
        {others.map((stand) => (
          <chakra.p key={stand.key} data-says={stand.act} maxW="46rem">
            <StandText stand={stand} currency={group.currency} />
          </chakra.p>
        ))}
        {/* While it recruits, members wonder how others come in; afterwards nobody asks. */}
        {group.status === "recruiting" && isMemberBy(group.may_join) && <WhyNotInvite mayInvite={group.may_invite} />}
      </Stack>
      <StandActions stands={stands} currency={group.currency} invite={<InviteButton group={group} isMain />} />
    </Flex>
  );
}
