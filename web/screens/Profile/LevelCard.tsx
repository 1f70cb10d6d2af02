import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { LevelCard_person$key } from "../../__generated__/member/LevelCard_person.graphql.ts";
import type { LevelCard_query$key } from "../../__generated__/member/LevelCard_query.graphql.ts";
import { levels } from "../../components/level.ts";
import { LevelPicture } from "../../components/LevelPicture.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { oneOf, required } from "../../lib/required.ts";
import { Card } from "../../ui/Card.tsx";
import { ProgressBar } from "../../ui/ProgressSteps.tsx";
import { Stars } from "./Stars.tsx";

/** My level, stars and points, the way to the next level, and all levels there are (D137, D138). */
export function LevelCard(props: { person: LevelCard_person$key; query: LevelCard_query$key }) {
  const { t } = useTranslation("profile");
  const { reputation } = useFragment(
    graphql`
      fragment LevelCard_person on user_profiles {
        reputation {
          level
          level_from
          next_level
          next_level_from
          points
          stars
        }
      }
    `,
    props.person,
  );
  const { reputation_levels_connection } = useFragment(
    graphql`
      fragment LevelCard_query on query_root {
        reputation_levels_connection(first: 10, order_by: [{ position: asc }]) {
          edges {
            node {
              level
              points_from
            }
          }
        }
      }
    `,
    props.query,
  );
  const own = required(reputation, "own_reputation");
  const level = oneOf(levels, own.level, "own_reputation.level");
  const points = required(own.points, "own_reputation.points");
  const from = required(own.level_from, "own_reputation.level_from");
  const next = own.next_level == null ? null : oneOf(levels, own.next_level, "own_reputation.next_level");
  const nextFrom = own.next_level_from ?? points;
  const steps = reputation_levels_connection.edges.map(({ node }) => ({
    level: oneOf(levels, node.level, "reputation_levels.level"),
    pointsFrom: node.points_from,
  }));
  return (
    <Card aria-labelledby="level">
      <Stack gap="5">
        <HStack gap="4">
          <LevelPicture level={level} size={72} />
          <Stack gap="1" minW="0">
            <Heading as="h2" size="lg" id="level">
              {t("level.is", { level: t(`level.${level}`) })}
            </Heading>
            <HStack columnGap="3" rowGap="1" flexWrap="wrap">
              <Stars count={required(own.stars, "own_reputation.stars")} />
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {t("points", { count: points })}
              </chakra.span>
            </HStack>
          </Stack>
        </HStack>
        <Stack gap="2">
          <ProgressBar share={next === null ? 1 : (points - from) / (nextFrom - from)} label={t("level.progress")} />
          <chakra.p textStyle="sm" color="fg.muted">
            {next === null
              ? t("level.highest")
              : t("level.toNext", { count: nextFrom - points, level: t(`level.${next}`) })}
          </chakra.p>
        </Stack>
        <chakra.ol
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(3rem, 1fr))"
          columnGap="1"
          rowGap="3"
          aria-label={t("level.all")}
        >
          {steps.map((step) => (
            <Stack
              as="li"
              key={step.level}
              gap="1"
              align="center"
              textAlign="center"
              aria-current={step.level === level ? "step" : undefined}
              color={step.level === level ? undefined : "fg.muted"}
            >
              <LevelPicture level={step.level} size={28} />
              <chakra.span
                textStyle="xs"
                fontWeight={step.level === level ? "semibold" : "normal"}
                maxW="full"
                overflowWrap="anywhere"
              >
                {t(`level.${step.level}`)}
              </chakra.span>
              <chakra.span textStyle="xs" fontVariantNumeric="tabular-nums">
                {t("level.from", { points: step.pointsFrom })}
              </chakra.span>
            </Stack>
          ))}
        </chakra.ol>
      </Stack>
    </Card>
  );
}
