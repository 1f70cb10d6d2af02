import { Part } from "../../components/Part.tsx";
import { Suspense, useEffect } from "react";
import { Grid, GridItem, Heading, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DashboardScreenQuery } from "../../__generated__/member/DashboardScreenQuery.graphql.ts";
import { withNewsTexts } from "../../i18n/i18n.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { later } from "../../start/later.ts";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { Checklist } from "./Checklist.tsx";
import { NextCards } from "./NextCards.tsx";
import { ProfileBanner } from "./ProfileBanner.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { SetupBanner } from "./SetupBanner.tsx";
import { Tiles } from "./Tiles.tsx";
import { useFirstSteps } from "./useFirstSteps.ts";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Shown once in a person's life. */
const VerificationComplete = lazyPart(async () => (await import("./VerificationComplete.tsx")).VerificationComplete);

/** On a phone they stand below the first view; elsewhere a grey card keeps their place. */
const circles = later(() => import("./MyCircles.tsx"));
const MyCircles = lazyPart(async () => (await circles()).MyCircles);

/** It stands at the end of the page, and its sentences weigh as much as the page. */
const news = later(() => withNewsTexts(import("./ActivityFeed.tsx")));
const ActivityFeed = lazyPart(async () => (await news()).ActivityFeed);

const query = graphql`
  query DashboardScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          name
          is_verified
          seconds_to_change
          ...ActivityFeed_person
          ...AskedCircles_person
          ...useCirclesPage_person
          ...ProfileBanner_person
          ...NextCards_person
          ...SetupBanner_person
          ...Tiles_person
          ...useFirstSteps_person
        }
      }
    }
    ...NextCards_query
    ...useLimits_query
  }
`;

export const loader = () => startQuery<DashboardScreenQuery>("member", query, {});
export const shouldRevalidate = () => false;

/** Shows first what I owe, what I get, and when; then my circles. */
export function Component() {
  const data = useScreenQuery<DashboardScreenQuery>(query);
  const [address, setAddress] = useSearchParams();
  const person = data.user_profiles_connection.edges[0]?.node;
  usePassingTime(person?.seconds_to_change);

  // The query proves nothing (D303): it is shown to who is verified, and taken away from everybody else.
  const isReturn = address.get("verification") === "complete";
  const isVerified = person?.is_verified ?? false;
  useEffect(() => {
    if (isReturn && !isVerified) setAddress({}, { replace: true });
  }, [isReturn, isVerified, setAddress]);

  if (isReturn && isVerified) return <VerificationComplete onReturn={() => setAddress({}, { replace: true })} />;
  if (!person) return null;
  return <Dashboard data={data} person={person} />;
}

type Data = DashboardScreenQuery["response"];

function Dashboard(props: { data: Data; person: Data["user_profiles_connection"]["edges"][number]["node"] }) {
  const { t } = useTranslation("dashboard");
  const { data, person } = props;
  const steps = useFirstSteps(person);
  const isNew = steps !== null;
  const createPath = person.is_verified ? "/groups/create" : "/identity-verification";
  return (
    <Stack gap="6">
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {t("hello", { name: person.name })}
      </Heading>
      {steps && <Checklist steps={steps} createPath={createPath} />}
      <Part>
        <NextCards person={person} query={data} isHiddenWhenEmpty={isNew} />
      </Part>
      <Part>
        <ProfileBanner person={person} />
      </Part>
      {!isNew && (
        <Part>
          <SetupBanner person={person} />
        </Part>
      )}
      <Part>
        <Tiles person={person} query={data} />
      </Part>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="6">
        <GridItem>
          <Part>
            <Suspense fallback={isNew ? null : <SkeletonCard height="96" />}>
              <MyCircles person={person} createPath={createPath} isNew={isNew} />
            </Suspense>
          </Part>
        </GridItem>
        <GridItem>
          <Stack gap="6">
            <QuickActions />
            <Part>
              <Suspense fallback={isNew ? null : <SkeletonCard height="60" />}>
                <ActivityFeed person={person} isHiddenWhenEmpty={isNew} />
              </Suspense>
            </Part>
          </Stack>
        </GridItem>
      </Grid>
    </Stack>
  );
}
