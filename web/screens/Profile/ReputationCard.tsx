import { chakra, Grid, Heading, HStack, Stack } from "@chakra-ui/react";
import { BadgeCheck, CircleCheck, Clock, Flag, Handshake, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ReputationCard_person$key } from "../../__generated__/member/ReputationCard_person.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { Card } from "../../ui/Card.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { ScorePanel } from "./ScorePanel.tsx";

interface RatingPart {
  icon: LucideIcon;
  text: string;
  /** What it adds to the rating now. */
  adds: number;
}

/** A line of the sum; what adds nothing yet is quiet. */
function PartRow({ adds, icon: Icon, isBase, text }: RatingPart & { isBase: boolean }) {
  const locale = useLocale();
  return (
    <HStack as="li" gap="3" py="2" align="flex-start" color={adds > 0 ? undefined : "fg.muted"}>
      <LineIcon color="fg.muted">
        <Icon size={18} />
      </LineIcon>
      {/* Under the words where these are too large to leave room. */}
      <HStack flex="1" minW="0" columnGap="3" rowGap="0" flexWrap="wrap">
        <chakra.span flex="1 1 7rem" minW="0">
          {text}
        </chakra.span>
        <chakra.span ms="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {adds.toLocaleString(locale, {
            minimumFractionDigits: 2,
            signDisplay: isBase || adds === 0 ? "auto" : "always",
          })}
        </chakra.span>
      </HStack>
    </HStack>
  );
}

/** My rating with everything that it is made of (D133), and the score that rules use (D135). */
export function ReputationCard(props: { person: ReputationCard_person$key; query: useLimits_query$key }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { reputation } = useFragment(
    graphql`
      fragment ReputationCard_person on user_profiles {
        reputation {
          completed_groups
          fallen_due
          is_new_member
          is_verified
          on_time_rate
          rating
          rating_base
          rating_of_activity
          rating_of_groups
          rating_of_identity
          rating_of_on_time
          takes_part
          ...ScorePanel_reputation
        }
      }
    `,
    props.person,
  );
  const own = required(reputation, "own_reputation");
  const { rated_after } = useLimits(props.query, ["rated_after"]);
  const number = (value: unknown, name: string) => Number(required(value, `own_reputation.${name}`));
  const completed = number(own.completed_groups, "completed_groups");
  const parts: RatingPart[] = [
    { icon: Flag, text: t("rating.base"), adds: number(own.rating_base, "rating_base") },
    {
      icon: BadgeCheck,
      text: t(own.is_verified ? "rating.identity" : "rating.identityMissing"),
      adds: number(own.rating_of_identity, "rating_of_identity"),
    },
    {
      icon: CircleCheck,
      text: t("rating.groups", { count: completed }),
      adds: number(own.rating_of_groups, "rating_of_groups"),
    },
    {
      icon: Clock,
      text:
        own.fallen_due === 0
          ? t("rating.nothingDue")
          : t("rating.onTime", { rate: number(own.on_time_rate, "on_time_rate") }),
      adds: number(own.rating_of_on_time, "rating_of_on_time"),
    },
    {
      icon: Handshake,
      text: t(own.takes_part ? "rating.activity" : "rating.activityMissing"),
      adds: number(own.rating_of_activity, "rating_of_activity"),
    },
  ];
  const rating = number(own.rating, "rating");
  const isCapped = parts.reduce((sum, { adds }) => sum + adds, 0) > rating + 0.05;
  return (
    <Card aria-labelledby="reputation">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 22rem)" }}
        gapX="8"
        gapY="5"
        alignItems="start"
      >
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="md" id="reputation">
              {t("rating.title")}
            </Heading>
            <HStack gap="2" align="baseline">
              <chakra.span
                fontSize="2.75rem"
                lineHeight="1.1"
                fontWeight="semibold"
                fontVariantNumeric="tabular-nums"
                letterSpacing="-0.02em"
              >
                {rating.toLocaleString(locale, { minimumFractionDigits: 1 })}
              </chakra.span>
              <chakra.span color="fg.muted">{t("rating.of")}</chakra.span>
            </HStack>
            <chakra.p color="fg.muted" textStyle="sm">
              {own.is_new_member ? t("rating.newMember", { contributions: rated_after }) : t("rating.shown")}
            </chakra.p>
          </Stack>
          <Stack gap="1">
            <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("rating.madeOf")}>
              {parts.map((part, at) => (
                <PartRow key={part.text} {...part} isBase={at === 0} />
              ))}
            </chakra.ul>
            {isCapped && (
              <chakra.p color="fg.muted" textStyle="sm">
                {t("rating.capped")}
              </chakra.p>
            )}
          </Stack>
        </Stack>
        <ScorePanel reputation={own} query={props.query} />
      </Grid>
    </Card>
  );
}
