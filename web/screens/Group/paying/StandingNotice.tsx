import type { ReactElement } from "react";
import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import {
  CalendarCheck,
  Check,
  CircleDashed,
  Clock,
  HandCoins,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { dayIn, timeZoneName } from "../../../lib/dates.ts";
import { isRefusedWith } from "../../../lib/mayI.ts";
import type { Meaning } from "../../../theme/meanings.ts";
import { Chip } from "../../../ui/Chip.tsx";
import type { PayoutWait, WaitReason } from "../../../circle/schedule/payoutWait.ts";
import type { ContributionState, Standing } from "../../../circle/standing/standing.ts";

const badges = {
  waiting: { tone: "gray", icon: CircleDashed },
  nothingDue: { tone: "gray", icon: Check },
  overdue: { tone: "late", icon: TriangleAlert },
  dueToday: { tone: "due", icon: Clock },
  early: { tone: "info", icon: CalendarCheck },
  onSchedule: { tone: "gray", icon: CalendarCheck },
  paid: { tone: "paid", icon: Check },
  processing: { tone: "info", icon: Hourglass },
  receiving: { tone: "accent", icon: HandCoins },
} as const satisfies Record<string, { tone: Meaning | "gray"; icon: LucideIcon }>;

type Badge = keyof typeof badges;

/** Which badge and which texts a state of a contribution has. */
const notices = {
  not_started: { badge: "waiting", text: "notStarted" },
  too_early: { badge: "onSchedule", text: "tooEarly" },
  early: { badge: "early", text: "early" },
  due_today: { badge: "dueToday", text: "dueToday" },
  grace: { badge: "overdue", text: "grace" },
  expired: { badge: "overdue", text: "expired" },
  late_allowed: { badge: "overdue", text: "lateAllowed" },
  receiving: { badge: "receiving", text: "receiving" },
  paid: { badge: "paid", text: "paid" },
  processing: { badge: "processing", text: "processing" },
  waived: { badge: "nothingDue", text: "waived" },
} as const satisfies Record<ContributionState | "not_started", { badge: Badge; text: string }>;

/** The word for my contribution's state, as its badge says it; null before the start. */
export const badgeOf = (standing: Standing | null): Badge => notices[standing?.state ?? "not_started"].badge;

/** The waits that my own round tells with a day of their own; in the others the pot comes on the payout day. */
const waitTexts = {
  overdue: "receiving.whenPaid",
  coming: "receiving.coming",
  given_back: "receiving.given_back",
  vote: "receiving.vote",
  frozen: "receiving.frozen",
} as const satisfies Partial<Record<WaitReason, string>>;
const isTold = (reason: WaitReason): reason is keyof typeof waitTexts => reason in waitTexts;

/** A round is to be paid and the circle is frozen: none of its days holds until it goes on (D263). A payment on its way arrives all the same. */
const isHeldStill = (standing: Standing | null): boolean =>
  standing !== null &&
  standing.isOwed &&
  standing.state !== "processing" &&
  isRefusedWith(standing.mayPay, "group-frozen");

/** The one day that the sentence of a state is about. */
function dayOf(standing: Standing): string {
  if (standing.state === "receiving") return standing.payoutDate;
  return (standing.state === "paid" && standing.paidAt) || standing.dueDate;
}

/** Who can allow a late payment, and when the cycle ends, from when on it needs nobody's word (D59). */
export interface Unlocking {
  /** Name of the group's admin; null when the reader is the admin. */
  admin: string | null;
  /** Payout day of the last round. */
  cycleEnds: string | null;
  /** For how many days the admin's leave opens a round. */
  allowedDays: number;
  /** After how many hours without an answer a round opens by itself. */
  answerHours: number;
}

/** What my contribution's state means, in a badge, a heading and a sentence. `standing` is null before the start. */
export function StandingNotice(props: {
  standing: Standing | null;
  zone: string;
  /** What my payout waits for, where the round is mine. */
  wait: PayoutWait | undefined;
  unlocking: Unlocking;
}) {
  const { standing, unlocking, zone } = props;
  const { t } = useTranslation("contribution");
  const locale = useLocale();
  const state = standing?.state ?? "not_started";
  const text = isHeldStill(standing) ? "frozen" : notices[state].text;
  const badge = badgeOf(standing);
  const { tone, icon } = badges[badge];
  const values = {
    round: standing?.round,
    zone: timeZoneName(zone, locale),
    count: standing?.graceDaysLeft ?? undefined,
    admin: unlocking.admin ?? "",
  };
  const { wait } = props;
  const waiting =
    state === "receiving" && wait && isTold(wait.reason) ? { text: waitTexts[wait.reason], day: wait.day } : null;
  const components: Record<string, ReactElement> = standing
    ? {
        day: <DateText value={waiting?.day ?? dayOf(standing)} format="weekday" />,
        from: <DateText value={dayIn(zone, standing.opensAt)} format="weekday" />,
        grace: <DateText value={standing.graceEndDate} format="weekday" />,
        ...(standing.lateOpenThrough !== null && {
          until: <DateText value={standing.lateOpenThrough} format="weekday" />,
        }),
        ...(unlocking.cycleEnds !== null && { end: <DateText value={unlocking.cycleEnds} format="full" /> }),
      }
    : {};
  const isOpenForDays = text === "lateAllowed" && standing?.lateOpenThrough != null;
  const hasText = text !== "paid" || Boolean(standing?.paidAt);
  return (
    <Stack gap="2">
      <HStack justify="space-between" align="flex-start" columnGap="3" rowGap="1" flexWrap="wrap">
        <Heading as="h2" size="md">
          <Trans
            t={t}
            i18nKey={isOpenForDays ? "lateAllowed.titleUntil" : `${text}.title`}
            values={values}
            components={components}
          />
        </Heading>
        <chakra.span maxW="full">
          <Chip tone={tone} icon={icon}>
            {t(`badge.${badge}`)}
          </Chip>
        </chakra.span>
      </HStack>
      {hasText && (
        <chakra.p color="fg.muted">
          <Trans
            t={t}
            i18nKey={
              waiting
                ? waiting.text
                : text === "expired" && unlocking.admin === null
                  ? "expired.textAdmin"
                  : `${text}.text`
            }
            values={values}
            components={components}
          />
          {state === "paid" && standing?.heldUntil && (
            <>
              {" "}
              <Trans
                t={t}
                i18nKey="paid.held"
                components={{ day: <DateText value={dayIn(zone, standing.heldUntil)} format="weekday" /> }}
              />
            </>
          )}
        </chakra.p>
      )}
    </Stack>
  );
}
