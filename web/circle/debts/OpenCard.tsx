import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OpenCard_group$key } from "../../__generated__/member/OpenCard_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { isUnpaid, type OpenContribution } from "./openContribution.ts";
import { useOpenContributions } from "./useOpenContributions.ts";

/** Rows shown before "Show more". */
const shownFirst = 6;

function OpenRow({ open, myId }: { open: OpenContribution; myId: string | null }) {
  const { t } = useTranslation("circle");
  const side = open.payerId === myId ? "mine" : open.recipientId === myId ? "toMe" : "others";
  return (
    <HStack as="li" justify="space-between" align="flex-start" columnGap="3" rowGap="0" flexWrap="wrap" py="2.5">
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {t(`openCard.${side}`, { payer: open.payer, recipient: open.recipient })}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="sm" display="block" _firstLetter={{ textTransform: "uppercase" }}>
          <Trans
            t={t}
            i18nKey={isUnpaid(open) ? "openCard.since" : "openCard.coming"}
            values={{
              round: open.isOfEarlierCycle
                ? t("open.roundOfCycle", { round: open.round, cycle: open.cycle })
                : t("open.round", { round: open.round }),
            }}
            components={{ day: <DateText value={open.since} format="weekday" /> }}
          />
        </chakra.span>
      </Stack>
      <MoneyText
        cents={open.amount}
        currency={open.currency}
        ms="auto"
        fontWeight="semibold"
        color={isUnpaid(open) ? "late.fg" : undefined}
      />
    </HStack>
  );
}

/** Who owes whom from rounds that are over, oldest first, as every member may know (D96); nothing when all is settled. */
export function OpenCard(props: { group: OpenCard_group$key }) {
  const { t } = useTranslation("circle");
  const myId = useMyId();
  const [isWhole, setIsWhole] = useState(false);
  const group = useFragment(
    graphql`
      fragment OpenCard_group on groups {
        ...useOpenContributions_group
      }
    `,
    props.group,
  );
  const open = useOpenContributions(group);
  if (open.length === 0) return null;
  const visible = isWhole ? open : open.slice(0, shownFirst);
  return (
    <Card aria-labelledby="open-contributions">
      <Heading as="h2" size="md" id="open-contributions">
        {t("openCard.title")}
      </Heading>
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
        {visible.map((row) => (
          <OpenRow key={`${row.cycle}:${row.round}:${row.payerId}`} open={row} myId={myId} />
        ))}
      </chakra.ol>
      {open.length > shownFirst && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t("openCard.less") : t("openCard.more", { count: open.length - shownFirst })}
        </Button>
      )}
    </Card>
  );
}
