import { Grid, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ProfileScreenQuery } from "../../__generated__/member/ProfileScreenQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { AchievementsCard } from "./AchievementsCard.tsx";
import { LevelCard } from "./LevelCard.tsx";
import { PaymentTab } from "./PaymentTab.tsx";
import { ProfileDetails } from "./ProfileDetails.tsx";
import { ProfileFace } from "./ProfileFace.tsx";
import { ProfileFigures } from "./ProfileFigures.tsx";
import { ReputationCard } from "./ReputationCard.tsx";
import { useLiveReputation } from "./useLiveReputation.ts";
import { useSetupReturn } from "./useSetupReturn.ts";

const tabs = ["overview", "payment", "achievements"] as const;
type TabName = (typeof tabs)[number];

const query = graphql`
  query ProfileScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          seconds_to_change
          stripe_onboarding_completed
          ...AchievementsCard_person
          ...LevelCard_person
          ...PaymentTab_person
          ...ProfileDetails_person
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

type Data = ProfileScreenQuery["response"];

function Achievements(props: { person: Data["user_profiles_connection"]["edges"][number]["node"]; data: Data }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 22rem) minmax(0, 1fr)" }}
      gap="6"
      alignItems="start"
    >
      <Part>
        <LevelCard person={props.person} query={props.data} />
      </Part>
      <Part>
        <AchievementsCard person={props.person} />
      </Part>
    </Grid>
  );
}

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
  const isEdited = address.has("edit");
  const limits = useLimits(data, ["avatar_max", "username_change"]);
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  useSetupReturn(address.get("payment-setup"), person.stripe_onboarding_completed, () => change("payment-setup", null));
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
                <ProfileDetails
                  person={person}
                  limits={limits}
                  isEdited={isEdited}
                  onEdit={(isWanted) => change("edit", isWanted ? "1" : null)}
                />
              </Part>
              <Part>
                <ReputationCard person={person} query={data} />
              </Part>
            </Stack>
          ) : shown === "payment" ? (
            <Part>
              <PaymentTab person={person} />
            </Part>
          ) : (
            <Achievements person={person} data={data} />
          )
        }
      </Tabs>
    </Stack>
  );
}
