import { startTransition, Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { Outlet } from "react-router-dom";
import { withRareTexts } from "../i18n/i18n.ts";
import { useHandles, useLoaderData } from "../routing/hooks.ts";
import type { MemberLayoutLiveSubscription } from "../__generated__/member/MemberLayoutLiveSubscription.graphql.ts";
import type { MemberLayoutQuery } from "../__generated__/member/MemberLayoutQuery.graphql.ts";
import { Part } from "../components/Part.tsx";
import { withOwnTexts } from "../i18n/i18n.ts";
import { RelayScope } from "../relay/RelayScope.tsx";
import { startQuery, useStartedQuery } from "../relay/screenQuery.ts";
import { useLive } from "../relay/useLive.ts";
import { useRenewedDevice } from "../push/useRenewedDevice.ts";
import { currentSession } from "../session/session.ts";
import { later } from "../start/later.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { PageSkeleton } from "../ui/Skeletons.tsx";
import { AppLayout } from "./AppLayout.tsx";
import { RequireSession, type SignedIn } from "./guards.tsx";
import { lazyScreen } from "./lazyScreen.ts";
import { pageHandles } from "./pageHandle.ts";
import { Quiet } from "./Quiet.tsx";
import type { ShellCounts, ShellPerson } from "./ShellPerson.ts";
import { useFirstVisit } from "./useFirstVisit.ts";
import { useShellPerson } from "./useShellPerson.ts";
import { COUNTS_EVERY_MS, useThrottled } from "./useThrottled.ts";
import { useStoredPreferences } from "./useStoredPreferences.ts";
import { useStoredTimeZone } from "./useStoredTimeZone.ts";

const query = graphql`
  query MemberLayoutQuery($me: uuid!) {
    user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
      edges {
        node {
          id
          unaccepted_texts
          ...useFirstVisit_profile
          ...useShellPerson_profile
          ...useStoredPreferences_profile
          ...useStoredTimeZone_profile
        }
      }
    }
  }
`;

/** Picture, name, verified mark, balances, the end of the plan, preferences and counts follow the server while the page is open: also those that only a page shows. */
const live = graphql`
  subscription MemberLayoutLiveSubscription($me: uuid!) {
    user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
      edges {
        node {
          id
          available_balance
          pending_balance
          subscription_end
          badges {
            alerts
            alerts_unread
            invitations
            invitations_mark
            member_joins
            messages
            messages_mark
            payments
            total
            votes
            votes_mark
          }
          preferences {
            currency
            email_enabled
            group_updates
            marketing_emails
            payment_reminders
            push_enabled
            reminder_timing
            share_diagnostics
          }
          ...useShellPerson_profile
          ...useStoredPreferences_profile
        }
      }
    }
  }
`;

/** Without a session there is nothing to read yet: the guard shows what to do. */
export function loader(): PreloadedQuery<MemberLayoutQuery> | null {
  const session = currentSession();
  return session.status === "signedIn" ? startQuery<MemberLayoutQuery>("member", query, { me: session.userId }) : null;
}

/** The person as the token describes them, until the profile has been read. */
function personOf(session: SignedIn): ShellPerson & ShellCounts {
  return {
    userId: session.userId,
    // The profile brings the name. A piece of the address would show a name that is not the person's.
    name: "",
    email: session.email,
    avatarUrl: null,
    // Not known yet. Taken as verified, so that the shield does not flash for people who need none.
    isVerified: true,
    isAdmin: session.roles.includes("platform_admin"),
    unreadMessages: 0,
    messagesMark: 0,
    unreadTotal: 0,
  };
}

type Profile = NonNullable<MemberLayoutQuery["response"]["user_profiles_connection"]["edges"][number]>["node"];

interface Heard {
  onPerson: (person: ShellPerson & ShellCounts) => void;
  onFirstVisit: () => void;
  /** The legal texts in force that are not accepted (D217). */
  onUnaccepted: (texts: unknown) => void;
}

function PersonReader(props: Heard & { profile: Profile; session: SignedIn }) {
  const { onFirstVisit, onPerson, onUnaccepted, profile, session } = props;
  const isAdmin = session.roles.includes("platform_admin");
  const person = useShellPerson(profile, isAdmin);
  useStoredPreferences(profile);
  useStoredTimeZone(profile);
  // The same object while the answer is the same.
  const { unaccepted_texts } = profile;
  useEffect(() => startTransition(() => onUnaccepted(unaccepted_texts)), [onUnaccepted, unaccepted_texts]);
  useRenewedDevice(session.userId);
  useFirstVisit(profile, onFirstVisit);
  useLive<MemberLayoutLiveSubscription>(live, { me: session.userId });
  const words = useThrottled(JSON.stringify(person), COUNTS_EVERY_MS);
  // Nobody waits for it, so it must not stop what a tap has begun.
  useEffect(() => startTransition(() => onPerson(JSON.parse(words) as ShellPerson & ShellCounts)), [onPerson, words]);
  return null;
}

function PersonQuery({ started, ...props }: Heard & { started: PreloadedQuery<MemberLayoutQuery>; session: SignedIn }) {
  const { user_profiles_connection: profiles } = useStartedQuery<MemberLayoutQuery>(query, started);
  const profile = profiles.edges[0]?.node;
  return profile ? <PersonReader profile={profile} {...props} /> : null;
}

const fetchLegalGate = lazyScreen(() => withRareTexts(import("./LegalGate.tsx")));
const LegalGate = lazyPart(async () => (await fetchLegalGate()).LegalGate);

const loadOffline = later(() => import("../offline/OfflineParts.tsx"));
/** Shows nothing at first, so nothing waits for it. */
const OfflineParts = lazyPart(async () => (await loadOffline()).OfflineParts);
const loadMarks = later(() => import("./DeliveredMarks.tsx"));
const DeliveredMarks = lazyPart(async () => (await loadMarks()).DeliveredMarks);

const loadDiagnostics = later(() => import("./diagnostics/Diagnostics.tsx"));
const Diagnostics = lazyPart(async () => (await loadDiagnostics()).Diagnostics);

/** Once in a person's life. */
const OnboardingPage = lazyPart(
  async () => (await withOwnTexts(import("../screens/Onboarding/OnboardingPage.tsx"))).OnboardingPage,
);

/** The layout stands at once with what the token says; the profile fills it in without moving the screen inside. */
function Member({ session }: { session: SignedIn }) {
  const loaded = useLoaderData<PreloadedQuery<MemberLayoutQuery> | null>();
  /** In the place of one that failed. */
  const [again, setAgain] = useState({ of: loaded, started: loaded });
  const started = again.of === loaded ? again.started : loaded;
  const [person, setPerson] = useState(() => personOf(session));
  const [unaccepted, setUnaccepted] = useState<unknown>(null);
  const [isFirstVisit, setFirstVisit] = useState(false);
  const handles = pageHandles(useHandles());
  const isToRead = handles.some(({ isOpenToVisitors }) => isOpenToVisitors);
  const isBeside = handles.some(({ isBesideFirstVisit }) => isBesideFirstVisit);
  const isAsked = Array.isArray(unaccepted) && unaccepted.length > 0 && !isToRead;
  const isAtOnboarding = isFirstVisit && !isBeside && !isAsked;
  return (
    <AppLayout person={person} isBare={isAtOnboarding}>
      {started && (
        <Quiet onTry={() => setAgain({ of: loaded, started: loader() })}>
          <Suspense fallback={null}>
            <PersonQuery
              started={started}
              session={session}
              onPerson={setPerson}
              onFirstVisit={() => setFirstVisit(true)}
              onUnaccepted={setUnaccepted}
            />
          </Suspense>
        </Quiet>
      )}
      <Quiet>
        <Suspense fallback={null}>
          <OfflineParts userId={session.userId} />
        </Suspense>
      </Quiet>
      <Quiet>
        <Suspense fallback={null}>
          <DeliveredMarks userId={session.userId} unread={person.unreadMessages} mark={person.messagesMark} />
        </Suspense>
      </Quiet>
      <Quiet>
        <Suspense fallback={null}>
          <Diagnostics />
        </Suspense>
      </Quiet>
      {isAsked ? (
        <Part>
          <Suspense fallback={<PageSkeleton />}>
            <LegalGate texts={unaccepted} />
          </Suspense>
        </Part>
      ) : isAtOnboarding ? (
        <Part>
          <Suspense fallback={null}>
            <OnboardingPage onDone={() => setFirstVisit(false)} />
          </Suspense>
        </Part>
      ) : (
        <Outlet />
      )}
    </AppLayout>
  );
}

/** Everything a member sees after sign-in. A different person gets a different tree: nothing of the one before stays. */
export function Component() {
  return (
    <RequireSession>
      {(session) => (
        <RelayScope key={session.userId} role="member">
          <Member session={session} />
        </RelayScope>
      )}
    </RequireSession>
  );
}
