import path from "node:path";

const WEB = path.resolve(import.meta.dirname, "..");

const files = (...modules: string[]) =>
  modules.map((module) => path.join(WEB, module.endsWith(".ts") ? module : `${module}.tsx`));

/** The first pages of whoever comes. */
const SIGN_IN = files(
  "screens/Login/LoginScreen",
  "screens/Register/RegisterScreen",
  "screens/ForgotPassword/ForgotPasswordScreen",
);
/** What is round every page of whoever is signed in, and the two pages that nearly all of them open. */
const LAYOUT = files("app/PageLayout");
const DASHBOARD = files("screens/Dashboard/DashboardScreen");
const GROUP = files("screens/Group/GroupEntry");
/** The pages of one's own account. */
const OWN = files(
  "screens/Settings/SettingsScreen",
  "screens/Profile/ProfileScreen",
  "screens/Onboarding/OnboardingPage",
  "screens/Tutorial/TutorialScreen",
);
/** Where organizers work, of which a circle's page shows them a part. */
const MANAGE = files("organizer/Manage/ManageScreen");
const MESSAGES = files("screens/Messages/MessagesScreen");
const GROUPS = files("screens/Groups/GroupsScreen");
const CREATE = files("screens/CreateGroup/CreateGroupScreen");
const SCHEDULE = files("screens/PaymentSchedule/PaymentScheduleScreen");
const RESTART = files("screens/RestartVote/RestartVoteScreen");
/** What visitors read too: help and documents. */
const HELP = files(
  "public/Help/FaqScreen",
  "public/Support/SupportScreen",
  "public/Legal/TermsScreen",
  "public/Legal/PrivacyScreen",
  "public/Legal/GlbaScreen",
);

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Chakra's index names it too, so it seems to be a part of every page; a poster of a link alone draws with it. */
const SEEMINGLY = /node_modules\/uqr\//;

/** Whether a module is needed by any of some pages before they can be shown. */
function neededBy(pages: readonly string[]) {
  let needed: Set<string> | undefined;
  return (id: string, graph: Graph): boolean => {
    if (!needed) {
      needed = new Set(pages);
      for (const one of needed)
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
    }
    return needed.has(id) && !SEEMINGLY.test(id);
  };
}

const start = neededBy(files("main"));
const signIn = neededBy(SIGN_IN);
const layout = neededBy(LAYOUT);
const dashboard = neededBy(DASHBOARD);
const group = neededBy(GROUP);
const manage = neededBy(MANAGE);
const own = neededBy(OWN);
const messages = neededBy(MESSAGES);
const create = neededBy(CREATE);
const help = neededBy(HELP);
const restart = neededBy(RESTART);
const browse = neededBy(GROUPS);
/** The pages that one comes to later. Each should bring little that it has no use for. */
const LATER_PAGES = [own, manage, messages, create, help, restart, browse, neededBy(SCHEDULE)];
const readersOf = (id: string, graph: Graph) => LATER_PAGES.filter((isNeeded) => isNeeded(id, graph)).length;
/** What comes to these pages, but after their first picture. */
const news = neededBy(files("screens/Dashboard/ActivityFeed"));
const circles = neededBy(files("screens/Dashboard/MyCircles"));
const parts = neededBy(files("screens/Group/laterParts.ts"));

/** Names the file of the modules that `isIn` it; a slow build reports on it by the same name. */
const named = (name: string, isIn: (id: string, graph: Graph) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (isIn(id, graph) ? name : null),
});

/** With our own entries of it, which must not be begun after what they are for, and without what lists alone use. */
const RELAY =
  /node_modules\/(?:relay-runtime|react-relay|fbjs|invariant|@babel\/runtime)\/(?!.*(?:usePagination|useRefetchable|useLoadMore|useQueryLoader))|web\/build\/lean\/(?!reactRelayLists)/;
const SENDS_FILES = /web\/sending\/uploadFile\.ts/;
const STEPS = /web\/(?:location\/|native\/nativePosition|ui\/(?:ProgressSteps|useStep))|icons\/locate/;
const OURS = /web\/|\/schema\/|\/(?:lucide-react|@chakra-ui\/react)\//;

/**
 * Which modules share a file. A file for each shared module would be asked for by dozens of requests, and a line of slow
 * round trips is filled by few long files, not by many short ones; one file for all would make the sign-in page wait for the
 * ring. So a first visit loads a handful: React, which stays the same from release to release, the app, what the pages behind
 * the sign-in have in common, and the page. Sign-in asks no GraphQL, so nothing that it needs stands in a file with what
 * does; the others all do, so Relay is no file of its own. What later pages share is a file for each kind of page: a file for
 * all would need the other files, and each of its readers would fetch them too.
 * Of several groups that match, the one of the highest priority has a module; each holds what its modules import, unless an
 * earlier one does, so no two files need each other.
 */
export const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 9 },
  // What keeps a page fresh, and works without a connection, comes after its first picture, for all pages of members at once;
  // what keeps an organizer's panels so is twice as much and comes with them.
  {
    name: "live",
    test: /node_modules\/(?:graphql-ws|idb)\/|web\/(?:relay\/subscriptions\.ts|offline\/|push\/useFollowedPush\.ts|talk\/Pace\.ts)|\/__generated__\/member\/(?:(?:MemberLayoutLive|ActivityFeed)Subscription|sendings\w+)\.graphql\.ts/,
    priority: 9,
  },
  // Fetched when somebody signs up, without all that the form of a circle shares with other pages.
  { name: "zones", test: /web\/lib\/timeZoneNames\.ts/, priority: 9 },
  // What keeps a circle's own pages fresh, and what keeps conversations so, is for those who open them.
  {
    name: "liveCircle",
    test: /\/__generated__\/member\/(?:useLive(?:Group|Standings|Vote)|LeavingCard)Subscription\.graphql\.ts/,
    priority: 9,
  },
  {
    name: "liveTalk",
    test: /\/__generated__\/member\/(?:useChat\w+|AlertsTab)Subscription\.graphql\.ts/,
    priority: 9,
  },
  {
    ...named("app", (...of) => start(...of) || (signIn(...of) && (layout(...of) || dashboard(...of) || group(...of)))),
    priority: 8,
  },
  // Of what signs people up, the part that signing in has no use for.
  { ...named("steps", signIn), minShareCount: 2, test: STEPS, priority: 6.5 },
  { ...named("forms", signIn), minShareCount: 2, test: OURS, priority: 6 },
  {
    ...named(
      "member",
      (id, graph) =>
        RELAY.test(id) ||
        layout(id, graph) ||
        // Small, and of recordings as of pictures: in the organizers' file it would bring that to everybody.
        SENDS_FILES.test(id) ||
        // Few and small. Elsewhere the later part of one page would fetch the file of the other.
        ((group(id, graph) || parts(id, graph)) && (dashboard(id, graph) || news(id, graph) || circles(id, graph))) ||
        // Small too, and a file of its own would cost a circle's page a round trip in which the long ones wait.
        (OURS.test(id) &&
          ((group(id, graph) && (own(id, graph) || manage(id, graph) || messages(id, graph))) ||
            (parts(id, graph) && messages(id, graph)))),
    ),
    priority: 5,
  },
  { ...named("dashboard", dashboard), test: OURS, priority: 4 },
  { ...named("circle", group), test: OURS, priority: 3 },
  // What a circle's parts share with other pages is apart from what only organizers need of them, and from all forms.
  {
    ...named("bits", (...of) => parts(...of) && (own(...of) || create(...of) || help(...of))),
    test: OURS,
    priority: 2.96,
  },
  // What the form of a new circle shares with those of a circle and of a person.
  {
    ...named(
      "fields",
      (...of) =>
        create(...of) && (own(...of) || manage(...of)) && ![messages, help, browse].some((isNeeded) => isNeeded(...of)),
    ),
    test: OURS,
    priority: 2.955,
  },
  // Without what the dashboard fetches later: it would fetch all of these.
  {
    ...named(
      "tools",
      (...of) =>
        readersOf(...of) > 1 &&
        (own(...of) || manage(...of)) &&
        ![parts, circles, news].some((isNeeded) => isNeeded(...of)),
    ),
    test: OURS,
    priority: 2.95,
  },
  {
    ...named("turns", (...of) => parts(...of) && readersOf(...of) > 0),
    test: OURS,
    priority: 2.9,
  },
  { ...named("parts", parts), test: OURS, priority: 2.8 },
  { ...named("circles", circles), test: OURS, priority: 2.7 },
  { ...named("news", news), test: OURS, priority: 2.5 },
  { ...named("organizer", manage), minShareCount: 2, test: OURS, priority: 2.2 },
  { ...named("own", own), minShareCount: 2, test: OURS, priority: 2.1 },
  // Pictures of links that are scanned: few open one.
  { name: "codes", test: /node_modules\/uqr\/|web\/ui\/(?:QrPicture|qrPath)/, priority: 2.06 },
  { ...named("help", help), minShareCount: 2, test: OURS, priority: 2.05 },
  { ...named("talk", messages), minShareCount: 2, test: OURS, priority: 2.04 },
  { ...named("restart", (...of) => restart(...of) && !create(...of)), minShareCount: 2, test: OURS, priority: 2.03 },
  { name: "others", minShareCount: 2, test: OURS, priority: 2 },
];
