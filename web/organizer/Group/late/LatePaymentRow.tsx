import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CalendarCheck, Hourglass } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { LatePaymentRow_late$key } from "../../../__generated__/group_admin/LatePaymentRow_late.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { required } from "../../../lib/required.ts";
import { useAskForDays } from "../../../circle/votes/useAskForDays.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { useTakesPlace } from "../../../ui/useTakesPlace.ts";
import { useAllowLatePayment } from "./useAllowLatePayment.ts";

/** One late contribution that is locked, or open for some days: whose, how much, since when, whether its member asks (D59). */
export function LatePaymentRow(props: {
  late: LatePaymentRow_late$key;
  currentCycle: number;
  /** For how many days an allowance holds. */
  allowedDays: number;
  groupId: string;
  /** How many days the circle may give. */
  extensionDays: number;
}) {
  const { t } = useTranslation("organizer");
  const { t: tv } = useTranslation("votes");
  const failureText = useFailureText();
  const asking = useAskForDays();
  const allowing = useAllowLatePayment(props.groupId);
  const myId = useMyId();
  const explanation = useId();
  const row = useFragment(
    graphql`
      fragment LatePaymentRow_late on late_contributions {
        amount
        asked_at
        currency
        cycle
        due_date
        may_allow
        may_ask_circle
        member {
          alias
          avatar_url
        }
        open_through
        opens_at
        payout_round
        user_id
      }
    `,
    props.late,
  );
  const value = <Name extends keyof typeof row>(name: Name) => required(row[name], `late_contributions.${name}`);
  const userId = value("user_id");
  const [cycle, round] = [value("cycle"), value("payout_round")];
  const mayAllow = readMayI(row.may_allow);
  const name = userId === myId ? t("late.you") : (row.member?.alias ?? "");
  const isAsking = row.asked_at != null && row.opens_at != null;
  const isOpen = row.open_through != null;
  const { handlePress, place, text } = useTakesPlace<HTMLDivElement, HTMLDivElement>(isOpen);

  return (
    <Stack as="li" {...place} gap="3" py="4">
      <HStack gap="3" align="flex-start">
        <MemberAvatar userId={userId} name={name} avatarUrl={row.member?.avatar_url} size={44} />
        <Stack gap="1" minW="0" flex="1">
          <HStack justify="space-between" align="flex-start" columnGap="3" rowGap="1" flexWrap="wrap">
            <HStack gap="2" flexWrap="wrap" rowGap="1" minW="0">
              <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </chakra.span>
              {isAsking && (
                <Chip tone="due" icon={Hourglass}>
                  {t("late.asking")}
                </Chip>
              )}
            </HStack>
            <MoneyText cents={value("amount")} currency={value("currency")} fontWeight="semibold" />
          </HStack>
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans
              t={t}
              i18nKey={cycle < props.currentCycle ? "late.rowOfCycle" : "late.row"}
              values={{ cycle, round }}
              components={{ day: <DateText value={value("due_date")} format="weekday" /> }}
            />
          </chakra.span>
          {isOpen ? (
            <chakra.div {...text} borderRadius="l2" focusVisibleRing="outside">
              <Chip tone="info" icon={CalendarCheck}>
                <Trans
                  t={t}
                  i18nKey="late.allowed"
                  components={{ day: <DateText value={value("open_through")} format="weekday" /> }}
                />
              </Chip>
            </chakra.div>
          ) : (
            (isAsking || userId !== myId) && (
              <chakra.span color="fg.muted" textStyle="sm">
                {isAsking ? (
                  <Trans
                    t={t}
                    i18nKey="late.asked"
                    components={{
                      day: <DateText value={value("asked_at")} format="weekday" />,
                      opens: <DateText value={value("opens_at")} format="dateTime" />,
                    }}
                  />
                ) : (
                  t("late.notAsked")
                )}
              </chakra.span>
            )
          )}
        </Stack>
      </HStack>
      {!isOpen && (
        <HStack columnGap="3" rowGap="1" justify="flex-end" flexWrap="wrap">
          <chakra.span id={explanation} color="fg.muted" textStyle="sm">
            {mayAllow.allowed ? t("late.valid", { days: props.allowedDays }) : failureText(mayAllow.refusal)}
          </chakra.span>
          <Button
            isPending={allowing.isBusy}
            disabled={!mayAllow.allowed}
            variant={isAsking ? "solid" : "outline"}
            aria-label={t("late.allowName", { name, round })}
            aria-describedby={explanation}
            onClick={() => {
              handlePress();
              void allowing.run({ userId, cycle, round });
            }}
          >
            {t("late.allow")}
          </Button>
        </HStack>
      )}
      {!isOpen && userId !== myId && readMayI(row.may_ask_circle).allowed && (
        <HStack justify="flex-end">
          <Button
            size="sm"
            variant="ghost"
            isPending={asking.isBusy}
            aria-label={tv("ask.daysFor", { days: props.extensionDays, name })}
            onClick={() => void asking.run({ groupId: props.groupId, userId, cycle, round })}
          >
            {tv("ask.days", { days: props.extensionDays })}
          </Button>
        </HStack>
      )}
      {allowing.failure && <RefusalBanner title={t("late.failed")}>{failureText(allowing.failure)}</RefusalBanner>}
    </Stack>
  );
}
