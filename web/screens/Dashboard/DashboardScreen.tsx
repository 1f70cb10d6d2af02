import { Part } from "../../components/Part.tsx";
import { type ReactNode, Suspense, use, useEffect, useEffectEvent } from "react";
import { Box, Grid, GridItem, Heading, Stack } from "@chakra-ui/react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DashboardScreenQuery } from "../../__generated__/member/DashboardScreenQuery.graphql.ts";
import { ConnectionIssue } from "../../app/PageLoading.tsx";
import { withNewsTexts } from "../../i18n/i18n.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { startQuery, useStartedQuery } from "../../relay/screenQuery.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { firstPictureIsHere } from "../../start/firstPicture.ts";
import { later } from "../../start/later.ts";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { Standing, StandingSkeleton } from "./Standing.tsx";
import { Figure, FigureSkeleton, Tiles } from "./Tiles.tsx";
import { untilHereOrSlow } from "./untilHereOrSlow.ts";
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

export function loader() {
  const started = startQuery<DashboardScreenQuery>("member", query, {});
  return { started, untilShown: untilHereOrSlow(query, started) };
}
export const shouldRevalidate = () => false;

type Loaded = ReturnType<typeof loader>;
type Data = DashboardScreenQuery["response"];
interface Answer {
  data: Data;
  person: Data["user_profiles_connection"]["edges"][number]["node"];
}

const personOf = (data: Data) => data.user_profiles_connection.edges[0]?.node;

function Reader({ children }: { children: (answer: Answer) => ReactNode }) {
  const data = usePreloadedQuery<DashboardScreenQuery>(query, useLoaderData<Loaded>().started);
  const person = personOf(data);
  return person ? children({ data, person }) : null;
}

/** What needs the answer to the page's one query. On a slow line the page stands before it, with `waiting` in this place. */
function Answered({ children, waiting }: { children: (answer: Answer) => ReactNode; waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <Reader>{children}</Reader>
    </Suspense>
  );
}

/** The person as soon as the answer is here, which is then kept fresh for all who read it. */
function useFreshPerson() {
  const person = personOf(useStartedQuery<DashboardScreenQuery>(query, useLoaderData<Loaded>().started));
  usePassingTime(person?.seconds_to_change);
  useEffect(firstPictureIsHere, []);
  return person;
}

/** Draws nothing. */
function Freshness() {
  useFreshPerson();
  return null;
}

/** Shows first what I owe, what I get, and when; then my circles. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const { untilShown } = useLoaderData<Loaded>();
  // The layout shows its skeleton, or the page before, for so long.
  if (untilShown) use(untilShown);
  if (address.get("verification") !== "complete") return <Dashboard />;
  return <VerificationReturn onReturn={() => setAddress({}, { replace: true })} />;
}

/** The query proves nothing (D303): its screen is shown to who is verified, and the query taken away from everybody else. */
function VerificationReturn({ onReturn }: { onReturn: () => void }) {
  const isVerified = useFreshPerson()?.is_verified ?? false;
  const leave = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isVerified) leave();
  }, [isVerified]);
  return isVerified ? <VerificationComplete onReturn={onReturn} /> : <Dashboard />;
}

/** Where founding a circle begins. */
const createPathOf = (person: Answer["person"]) => (person.is_verified ? "/groups/create" : "/identity-verification");

const CirclesSkeleton = () => <SkeletonCard height="96" />;

function Circles({ person }: Pick<Answer, "person">) {
  const isNew = useFirstSteps(person) !== null;
  return (
    <Part>
      <Suspense fallback={isNew ? null : <CirclesSkeleton />}>
        <MyCircles person={person} createPath={createPathOf(person)} isNew={isNew} />
      </Suspense>
    </Part>
  );
}

const NewsSkeleton = () => <SkeletonCard height="60" />;

function News({ person }: Pick<Answer, "person">) {
  const isNew = useFirstSteps(person) !== null;
  return (
    <Part>
      <Suspense fallback={isNew ? null : <NewsSkeleton />}>
        <ActivityFeed person={person} isHiddenWhenEmpty={isNew} />
      </Suspense>
    </Part>
  );
}

/** Holds a skeleton. When the data replace it, the browser scrolls so that all other parts stay where they were. */
const Passing = ({ children }: { children: ReactNode }) => <Box css={{ overflowAnchor: "none" }}>{children}</Box>;

/** What needs no data is the same with them and without, so that a finger or the focus on it stays where it is. */
function Dashboard() {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation("shell");
  return (
    <Stack gap="6">
      <Suspense fallback={<ConnectionIssue />}>
        <Freshness />
      </Suspense>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        <Answered waiting={shell("title.dashboard")}>{({ person }) => t("hello", { name: person.name })}</Answered>
      </Heading>
      <Answered
        waiting={
          <Passing>
            <StandingSkeleton />
          </Passing>
        }
      >
        {({ data, person }) => <Standing person={person} query={data} createPath={createPathOf(person)} />}
      </Answered>
      <Part>
        <Tiles
          renderFigure={(figure) => (
            <Answered waiting={<FigureSkeleton />}>
              {({ data, person }) => <Figure of={figure} person={person} query={data} />}
            </Answered>
          )}
        />
      </Part>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="6">
        <Answered
          waiting={
            <Passing>
              <CirclesSkeleton />
            </Passing>
          }
        >
          {({ person }) => (
            <GridItem>
              <Circles person={person} />
            </GridItem>
          )}
        </Answered>
        <GridItem>
          <Stack gap="6">
            <QuickActions />
            <Answered waiting={<NewsSkeleton />}>{({ person }) => <News person={person} />}</Answered>
          </Stack>
        </GridItem>
      </Grid>
    </Stack>
  );
}
