import { chakra, Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Leaving_exit$key } from "../../../__generated__/member/Leaving_exit.graphql.ts";
import { ExitNumbers } from "../../../circle/leaving/ExitNumbers.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Card } from "../../../ui/Card.tsx";

/** It is agreed that I leave: from when on, and what it means in numbers (D114). */
export function Leaving(props: { exit: Leaving_exit$key; groupId: string; myId: string; currency: string }) {
  const { t } = useTranslation("leaving");
  const { agreed_in_round } = useFragment(
    graphql`
      fragment Leaving_exit on exits {
        agreed_in_round
      }
    `,
    props.exit,
  );
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3">
        <Heading as="h2" size="md" id="leaving">
          {t("agreed.title")}
        </Heading>
        <chakra.p>{t("agreed.text", { round: agreed_in_round })}</chakra.p>
        <ExitNumbers groupId={props.groupId} userId={props.myId} currency={props.currency} name={null} />
      </Stack>
    </Card>
  );
}
