import { SimpleGrid } from "@chakra-ui/react";
import { CircleCheck, Clock, PiggyBank, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProfileFigures_person$key } from "../../__generated__/member/ProfileFigures_person.graphql.ts";
import { ownSumOf, Sums } from "../../components/Sums.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { StatTile } from "../../ui/StatTile.tsx";

const tiles = (share: string) => `repeat(auto-fit, minmax(max(8rem, ${share} - 0.75rem), 1fr))`;

/** Total Saved, Active Groups, Completed and On-time Rate. */
export function ProfileFigures(props: { person: ProfileFigures_person$key }) {
  const { t } = useTranslation("profile");
  const person = useFragment(
    graphql`
      fragment ProfileFigures_person on user_profiles {
        active_groups
        own_sums(order_by: [{ is_chosen: desc }, { currency: asc }]) {
          currency
          saved
        }
        reputation {
          completed_groups
          is_new_member
          on_time_rate
        }
      }
    `,
    props.person,
  );
  const reputation = required(person.reputation, "own_reputation");
  return (
    <SimpleGrid gridTemplateColumns={{ base: tiles("50%"), lg: tiles("25%") }} gap="3">
      <StatTile
        icon={PiggyBank}
        label={t("figure.saved")}
        value={<Sums of={person.own_sums.map(({ currency, saved }) => ownSumOf(currency, saved))} />}
      />
      <StatTile
        icon={Users}
        label={t("figure.active")}
        value={required(person.active_groups, "user_profiles.active_groups")}
        to="/groups?tab=my-groups"
      />
      <StatTile
        icon={CircleCheck}
        label={t("figure.completed")}
        value={required(reputation.completed_groups, "own_reputation.completed_groups")}
      />
      <StatTile
        icon={Clock}
        label={t("figure.onTime")}
        value={t("percent", { rate: required(reputation.on_time_rate, "own_reputation.on_time_rate") })}
      />
    </SimpleGrid>
  );
}
