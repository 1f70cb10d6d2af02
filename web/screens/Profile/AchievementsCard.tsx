import { chakra, Heading, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AchievementsCard_person$key } from "../../__generated__/member/AchievementsCard_person.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Achievement, achievementOf } from "./Achievement.tsx";

const pageSize = 4;

/** Everything that can be earned, four on a page, with what is earned and how far the rest has come (D139). */
export function AchievementsCard(props: { person: AchievementsCard_person$key }) {
  const { t } = useTranslation("profile");
  const [page, setPage] = useState(0);
  const { own_achievements } = useFragment(
    graphql`
      fragment AchievementsCard_person on user_profiles {
        own_achievements(order_by: [{ position: asc }]) {
          achievement_id
          earned_at
          points
          progress
          requirement_target
          requirement_type
        }
      }
    `,
    props.person,
  );
  // A page that is older than the server leaves out what it has no words for.
  const all = own_achievements.flatMap((row) => achievementOf(row) ?? []);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const shown = all.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <Card aria-labelledby="achievements">
      <Stack gap="4">
        <HStack justify="space-between" align="baseline" gap="3" flexWrap="wrap">
          <Heading as="h2" size="md" id="achievements">
            {t("achievements.title")}
          </Heading>
          <chakra.span color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" aria-live="polite">
            {t("achievements.earned", {
              earned: all.filter(({ earnedAt }) => earnedAt !== null).length,
              all: all.length,
            })}
          </chakra.span>
        </HStack>
        <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="3" listStyleType="none">
          {shown.map((achievement) => (
            <Achievement key={achievement.id} {...achievement} />
          ))}
        </SimpleGrid>
        <HStack justify="space-between" gap="3" flexWrap="wrap">
          <Button variant="outline" size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden />
            {t("achievements.previous")}
          </Button>
          <chakra.span
            color="fg.muted"
            textStyle="sm"
            fontVariantNumeric="tabular-nums"
            // On a phone it stands above both buttons, which then share a line in every language.
            order={{ base: -1, sm: 0 }}
            flexBasis={{ base: "100%", sm: "auto" }}
            textAlign="center"
            role="status"
          >
            {t("achievements.page", { page: page + 1, pages })}
          </chakra.span>
          <Button variant="outline" size="sm" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            {t("achievements.next")}
            <ChevronRight aria-hidden />
          </Button>
        </HStack>
      </Stack>
    </Card>
  );
}
