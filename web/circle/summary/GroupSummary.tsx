import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type Frequency, ofToday, type OrderMethod } from "../groupWords.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { DateText } from "../../components/DateText.tsx";
import { type Definition, DefinitionList } from "../../components/DefinitionList.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { timeZoneName } from "../../lib/dates.ts";
import { Card } from "../../ui/Card.tsx";
import { GroupImage } from "./GroupImage.tsx";
import { WideImage } from "./WideImage.tsx";
import { required } from "../../lib/required.ts";

export interface SummaryFacts {
  group_id: string;
  name: string;
  description: string;
  rules: string;
  location?: string | null;
  image_url?: string | null;
  contribution_amount: number;
  currency: string;
  frequency: Frequency;
  current_members: number;
  member_limit: number;
  /** Counted at the start: from then on there are no other seats. */
  locked_member_count?: number | null;
  total_payout?: number | null;
  cash_payout?: number | null;
  start_date?: string | null;
  /** Then that day is told to nobody (D75). */
  is_start_missed?: boolean | null;
  /** Absent where the reader may not know it. */
  started_at?: string | null;
  payout_assignment_method: OrderMethod;
  /** Absent where the reader may not know it. */
  current_cycle?: number;
  time_zone: string;
}

/** What the circle is: its terms, its rules, its place in the world. Amounts in minor units. */
export function GroupSummary({ group }: { group: SummaryFacts }) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const locale = useLocale();
  const method = ofToday(group.payout_assignment_method, "groups.payout_assignment_method");
  const frequency = frequencyText(group.frequency);
  const entries: Definition[] = [
    {
      id: "contribution",
      label: t("summary.contribution"),
      value: <MoneyText cents={group.contribution_amount} currency={group.currency} />,
      note: frequency,
    },
    {
      id: "members",
      label: t("summary.members"),
      value: t("summary.membersOf", {
        members: group.current_members,
        limit: group.locked_member_count ?? group.member_limit,
      }),
    },
    {
      id: "payout",
      label: t("summary.totalPayout"),
      value: <MoneyText cents={required(group.total_payout, "groups.total_payout")} currency={group.currency} />,
      note: (
        <Trans
          t={t}
          i18nKey="summary.cash"
          components={{
            money: <MoneyText cents={required(group.cash_payout, "groups.cash_payout")} currency={group.currency} />,
          }}
        />
      ),
    },
    {
      id: "start",
      label: t(group.started_at ? "summary.started" : "summary.start"),
      value:
        group.start_date && !required(group.is_start_missed, "groups.is_start_missed") ? (
          <DateText value={group.start_date} format="full" />
        ) : (
          t("summary.notSet")
        ),
    },
    {
      id: "order",
      label: t("summary.order"),
      // After the first cycle everybody's turn follows from the last one (D85).
      value: t(
        (group.current_cycle ?? 1) > 1 && method !== "manual" ? "summary.orderMoves" : `summary.orderMethod.${method}`,
      ),
    },
    ...(group.location ? [{ id: "location", label: t("summary.location"), value: group.location }] : []),
    { id: "zone", label: t("summary.zone"), value: timeZoneName(group.time_zone, locale) },
  ];
  return (
    <Card aria-labelledby="summary">
      <Stack gap="4">
        <WideImage url={group.image_url} />
        <HStack gap="3">
          {!group.image_url && <GroupImage seed={group.group_id} name={group.name} />}
          <Heading as="h2" size="md" id="summary">
            {t("summary.title")}
          </Heading>
        </HStack>
        {group.description && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {group.description}
          </chakra.p>
        )}
        <DefinitionList entries={entries} />
        {group.rules && (
          <Stack gap="1">
            <chakra.h3 fontWeight="semibold">{t("summary.rules")}</chakra.h3>
            <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {group.rules}
            </chakra.p>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
