import { SimpleGrid, Skeleton } from "@chakra-ui/react";
import { CalendarClock, Hourglass, PiggyBank, Users } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Tiles_person$key } from "../../__generated__/member/Tiles_person.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { ownSumOf, Sums } from "../../components/Sums.tsx";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { StatTile } from "../../ui/StatTile.tsx";
import { required } from "../../lib/required.ts";

const tiles = (share: string) => `repeat(auto-fit, minmax(max(8rem, ${share} - 0.75rem), 1fr))`;

/** What a tile says of me, and, for the days ahead, how many they are. */
type FigureName = "saved" | "pending" | "active" | "upcoming" | "upcomingHint";

/** One figure of a tile. It is read in its own place, so that the tile round it leads on without it. */
export function Figure(props: { of: FigureName; person: Tiles_person$key; query: useLimits_query$key }) {
  const { t } = useTranslation("dashboard");
  const person = useFragment(
    graphql`
      fragment Tiles_person on user_profiles {
        active_groups
        own_sums(order_by: [{ is_chosen: desc }, { currency: asc }]) {
          currency
          pending
          saved
        }
        upcoming
      }
    `,
    props.person,
  );
  const { upcoming_window } = useLimits(props.query, ["upcoming_window"]);
  switch (props.of) {
    case "saved":
      return <Sums of={person.own_sums.map(({ currency, saved }) => ownSumOf(currency, saved))} />;
    case "pending":
      return <Sums of={person.own_sums.map(({ currency, pending }) => ownSumOf(currency, pending))} />;
    case "active":
      return required(person.active_groups, "user_profiles.active_groups");
    case "upcoming":
      return required(person.upcoming, "user_profiles.upcoming");
    case "upcomingHint":
      return t("tile.upcomingHint", { days: upcoming_window });
  }
}

/** In a line of text that stays as high as it is. */
export const FigureSkeleton = () => <Skeleton as="span" display="inline-block" h="0.75em" w="4em" maxW="full" />;

/** Four figures, each leading to where it comes from (D49) as far as that page exists. */
export function Tiles({ renderFigure }: { renderFigure: (figure: FigureName) => ReactNode }) {
  const { t } = useTranslation("dashboard");
  const existing = usePlaces();
  return (
    <SimpleGrid
      // Two beside each other or four, and large text in one column.
      gridTemplateColumns={{ base: tiles("50%"), lg: tiles("25%") }}
      gap="3"
    >
      <StatTile
        icon={PiggyBank}
        label={t("tile.saved")}
        value={renderFigure("saved")}
        hint={t("tile.savedHint")}
        to={existing("/money-transfer")}
      />
      <StatTile
        icon={Hourglass}
        label={t("tile.pending")}
        value={renderFigure("pending")}
        hint={t("tile.pendingHint")}
        to={existing("/payment-schedule")}
      />
      <StatTile
        icon={Users}
        label={t("tile.active")}
        value={renderFigure("active")}
        hint={t("tile.activeHint")}
        to="/groups?tab=my-groups"
      />
      <StatTile
        icon={CalendarClock}
        label={t("tile.upcoming")}
        value={renderFigure("upcoming")}
        hint={renderFigure("upcomingHint")}
        to={existing("/payment-schedule")}
      />
    </SimpleGrid>
  );
}
