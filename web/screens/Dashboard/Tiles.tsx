import { SimpleGrid } from "@chakra-ui/react";
import { CalendarClock, Hourglass, PiggyBank, Users } from "lucide-react";
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

/** Four figures, each leading to where it comes from (D49) as far as that page exists. */
export function Tiles(props: { person: Tiles_person$key; query: useLimits_query$key }) {
  const { t } = useTranslation("dashboard");
  const existing = usePlaces();
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
  return (
    <SimpleGrid
      // Two beside each other or four, and large text in one column.
      gridTemplateColumns={{ base: tiles("50%"), lg: tiles("25%") }}
      gap="3"
    >
      <StatTile
        icon={PiggyBank}
        label={t("tile.saved")}
        value={<Sums of={person.own_sums.map(({ currency, saved }) => ownSumOf(currency, saved))} />}
        hint={t("tile.savedHint")}
        to={existing("/money-transfer")}
      />
      <StatTile
        icon={Hourglass}
        label={t("tile.pending")}
        hint={t("tile.pendingHint")}
        value={<Sums of={person.own_sums.map(({ currency, pending }) => ownSumOf(currency, pending))} />}
        to={existing("/payment-schedule")}
      />
      <StatTile
        icon={Users}
        label={t("tile.active")}
        value={required(person.active_groups, "user_profiles.active_groups")}
        hint={t("tile.activeHint")}
        to="/groups?tab=my-groups"
      />
      <StatTile
        icon={CalendarClock}
        label={t("tile.upcoming")}
        value={required(person.upcoming, "user_profiles.upcoming")}
        hint={t("tile.upcomingHint", { days: upcoming_window })}
        to={existing("/payment-schedule")}
      />
    </SimpleGrid>
  );
}
