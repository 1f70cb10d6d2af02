import { useFrequencyText } from "../groupWords.ts";
import { chakra, Stack } from "@chakra-ui/react";
import { Trans, useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { StandSentence_group$key } from "../../__generated__/member/StandSentence_group.graphql.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { isMemberBy } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import { StandText } from "./StandText.tsx";
import { useStands } from "./useStands.ts";

const First = chakra("p", {
  base: { textStyle: { base: "lg", md: "xl" }, fontWeight: "medium", textWrap: "balance", maxW: "46rem" },
});

/** The first words of the page: what the reader owes or waits for, with its amount, since when and to whom. */
export function StandSentence(props: { group: StandSentence_group$key }) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const group = useFragment(
    graphql`
      fragment StandSentence_group on groups {
        contribution_amount
        currency
        frequency
        may_join
        spots_left
        status
        ...useStands_group
      }
    `,
    props.group,
  );
  const [first, ...others] = useStands(group);

  if (!first && !isMemberBy(group.may_join)) {
    const free = group.status === "recruiting" ? required(group.spots_left, "groups.spots_left") : 0;
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
    <Stack gap="1">
      <First>
        <StandText stand={first} currency={group.currency} />
      </First>
      {others.map((stand) => (
        <chakra.p key={stand.key} maxW="46rem">
          <StandText stand={stand} currency={group.currency} />
        </chakra.p>
      ))}
    </Stack>
  );
}
