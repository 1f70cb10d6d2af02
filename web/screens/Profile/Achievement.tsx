import { chakra, HStack, Stack } from "@chakra-ui/react";
import {
  Award,
  Check,
  Crown,
  type LucideIcon,
  PiggyBank,
  Repeat,
  ShieldCheck,
  Sprout,
  Trophy,
  Users,
} from "lucide-react";
import type { AchievementsCard_person$data } from "../../__generated__/member/AchievementsCard_person.graphql.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { ProgressBar } from "../../ui/ProgressSteps.tsx";

const icons = {
  first_payment: Sprout,
  consistent_saver: Repeat,
  social_butterfly: Users,
  reliable_saver: ShieldCheck,
  savings_milestone: PiggyBank,
  circle_champion: Trophy,
  payment_master: Award,
  community_leader: Crown,
} satisfies Record<string, LucideIcon>;
type AchievementId = keyof typeof icons;
const isKnown = (id: string | null | undefined): id is AchievementId => id != null && Object.hasOwn(icons, id);

export interface AchievementProps {
  id: AchievementId;
  points: number;
  /** How far, and of how much: contributions, circles, or hundredths of money where `isMoney`. */
  progress: number;
  target: number;
  isMoney: boolean;
  earnedAt: string | null;
}

/** A row as it is shown; null for an achievement that this page has no words for. */
export function achievementOf(row: AchievementsCard_person$data["own_achievements"][number]): AchievementProps | null {
  if (!isKnown(row.achievement_id)) return null;
  return {
    id: row.achievement_id,
    points: required(row.points, "own_achievements.points"),
    progress: required(row.progress, "own_achievements.progress"),
    target: required(row.requirement_target, "own_achievements.requirement_target"),
    isMoney: row.requirement_type === "saved_cents",
    earnedAt: row.earned_at ?? null,
  };
}

/** One thing to earn: what it asks for, what it is worth, and how far I am. */
export function Achievement({ earnedAt, id, isMoney, points, progress, target }: AchievementProps) {
  const { t } = useTranslation("profile");
  const dateText = useDateText();
  const locale = useLocale();
  const Icon = icons[id];
  const figure = (value: number) =>
    isMoney
      ? (value / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      : value.toLocaleString(locale);
  const name = t(`achievement.${id}.name`);
  const isEarned = earnedAt !== null;
  return (
    <HStack
      as="li"
      gap="3"
      align="flex-start"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={isEarned ? "brand.border" : "border"}
      bg={isEarned ? "brand.subtle" : undefined}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="11"
        flexShrink="0"
        borderRadius="full"
        bg={isEarned ? "brand.solid" : "sunken"}
        color={isEarned ? "brand.contrast" : "fg.muted"}
        aria-hidden
      >
        <Icon size={22} />
      </chakra.span>
      <Stack gap="2" flex="1" minW="0">
        <HStack justify="space-between" align="baseline" columnGap="3" rowGap="0" flexWrap="wrap">
          <chakra.h3 fontWeight="semibold" minW="0" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <chakra.span color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {t("points", { count: points })}
          </chakra.span>
        </HStack>
        <chakra.p color="fg.muted" textStyle="sm">
          {t(`achievement.${id}.text`, { target: figure(target) })}
        </chakra.p>
        {isEarned ? (
          <HStack gap="1.5" color="brand.fg" textStyle="sm" fontWeight="semibold">
            <Check size={16} aria-hidden />
            {t("achievements.earnedOn", { date: dateText(earnedAt, "day") })}
          </HStack>
        ) : (
          <Stack gap="1">
            <ProgressBar share={progress / target} label={name} />
            <chakra.span color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
              {t("achievements.progress", { progress: figure(progress), target: figure(target) })}
            </chakra.span>
          </Stack>
        )}
      </Stack>
    </HStack>
  );
}
