import { Grid, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ProfileScreenQuery } from "../../__generated__/member/ProfileScreenQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { AchievementsCard } from "./AchievementsCard.tsx";
import { LevelCard } from "./LevelCard.tsx";
import { ProfileFace } from "./ProfileFace.tsx";
import { ProfileFigures } from "./ProfileFigures.tsx";
import { ReputationCard } from "./ReputationCard.tsx";
import { useLiveReputation } from "./useLiveReputation.ts";

const tabs = ["overview", "achievements"] as const;
type TabName = (typeof tabs)[number];

const query = graphql`
  query ProfileScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          seconds_to_change
          ...AchievementsCard_person
          ...LevelCard_person
          ...ProfileFace_person
          ...ProfileFigures_person
          ...ReputationCard_person
          ...useLiveReputation_person
        }
      }
    }
    ...LevelCard_query
    ...useLimits_query
  }
`;

export const loader = () => startQuery<ProfileScreenQuery>("member", query, {});
/** The tab lives in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

/** Who I am here, how my record stands and what it is made of, and what I have earned. */
export function Component() {
  const { t } = useTranslation("profile");
  const data = useScreenQuery<ProfileScreenQuery>(query);
  const [address, setAddress] = useSearchParams();
  const person = required(data.user_profiles_connection.edges[0]?.node, "user_profiles");
  usePassingTime(person.seconds_to_change);
  useLiveReputation(person);
  const asked = address.get("tab");
  const tab = tabs.find((name) => name === asked) ?? "overview";
  return (
    <Stack gap="6">
      <ProfileFace person={person} />
      <Tabs<TabName>
        label={t("tab.label")}
        value={tab}
        onChange={(value) => setAddress({ tab: value }, { replace: true, preventScrollReset: true })}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      >
        {(shown) =>
          shown === "overview" ? (
            <Stack gap="6">
              <Part>
                <ProfileFigures person={person} />
              </Part>
              <Part>
                <ReputationCard person={person} query={data} />
              </Part>
            </Stack>
          ) : (
            <Grid
              templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 22rem) minmax(0, 1fr)" }}
              gap="6"
              alignItems="start"
            >
              <Part>
                <LevelCard person={person} query={data} />
              </Part>
              <Part>
                <AchievementsCard person={person} />
              </Part>
            </Grid>
          )
        }
      </Tabs>
    </Stack>
  );
}
