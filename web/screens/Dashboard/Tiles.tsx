import { SimpleGrid } from "@chakra-ui/react";
import { CalendarClock, Hourglass, PiggyBank, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { Tiles_person$key } from "../../__generated__/member/Tiles_person.graphql.ts";
import type { useLimits_query$key } from "../../__generated__/member/useLimits_query.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { FittedMoney } from "../../components/FittedMoney.tsx";
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
        pending_contributions
        total_saved
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
        value={
          <FittedMoney
            cents={required(person.total_saved, "user_profiles.total_saved")}
            currency="USD"
            largest="1.75rem"
          />
        }
        hint={t("tile.savedHint")}
        to={existing("/money-transfer")}
      />
      <StatTile
        icon={Hourglass}
        label={t("tile.pending")}
        hint={t("tile.pendingHint")}
        value={
          <FittedMoney
            cents={required(person.pending_contributions, "user_profiles.pending_contributions")}
            currency="USD"
            largest="1.75rem"
          />
        }
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
