import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ScorePanel_reputation$key } from "../../__generated__/member/ScorePanel_reputation.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { ProgressBar } from "../../ui/ProgressSteps.tsx";

/** A full score (D135). */
const FULL = 100;

/** The score from 0 to 100, what has lowered it, and when that fades (D135). */
export function ScorePanel(props: { reputation: ScorePanel_reputation$key; query: useLimits_query$key }) {
  const { t } = useTranslation("profile");
  const own = useFragment(
    graphql`
      fragment ScorePanel_reputation on own_reputation {
        default_marks
        late_marks
        score
      }
    `,
    props.reputation,
  );
  const limits = useLimits(props.query, [
    "default_after",
    "default_mark",
    "default_mark_fades",
    "late_mark",
    "late_mark_fades",
  ]);
  const score = required(own.score, "own_reputation.score");
  const late = required(own.late_marks, "own_reputation.late_marks");
  const defaults = required(own.default_marks, "own_reputation.default_marks");
  return (
    <Stack gap="2" bg="sunken" borderRadius="l2" p="4">
      <HStack justify="space-between" align="baseline" columnGap="3" rowGap="0" flexWrap="wrap">
        <Heading as="h3" size="sm">
          {t("score.title")}
        </Heading>
        <chakra.span ms="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t("score.of", { score, full: FULL })}
        </chakra.span>
      </HStack>
      <ProgressBar share={score / FULL} label={t("score.title")} />
      {late + defaults === 0 ? (
        <chakra.p textStyle="sm">{t("score.clean")}</chakra.p>
      ) : (
        <Stack as="ul" gap="1" listStyleType="none" ps="0" textStyle="sm">
          {late > 0 && <li>{t("score.late", { count: late, points: late * limits.late_mark })}</li>}
          {defaults > 0 && <li>{t("score.defaults", { count: defaults, points: defaults * limits.default_mark })}</li>}
        </Stack>
      )}
      <chakra.p color="fg.muted" textStyle="sm">
        {t("score.fades", {
          late: limits.late_mark,
          lateMonths: limits.late_mark_fades,
          defaultAfter: limits.default_after,
          default: limits.default_mark,
          defaultMonths: limits.default_mark_fades,
        })}
      </chakra.p>
    </Stack>
  );
}
