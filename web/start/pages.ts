/**
 * What the address alone tells: which scripts its page is made of, and which queries it begins with. The page's own
 * loaders ask the same; what is wrong here costs a request and shows nothing false.
 */
import { groupFilter } from "../lib/groupLookup.ts";
import { isUuid } from "../lib/groupPath.ts";

/** A person signed in, or null for a visitor. */
type Reader = string | null;

/** A compiled document and what it is asked with. */
export interface EarlyQuery {
  document: keyof typeof documents;
  variables: Record<string, unknown>;
}

/** The files of words that are not those of every page. */
type Words = "rare" | "own" | "register" | "news";

interface Page {
  path: RegExp;
  /** Modules of the route, by their file under `web/`. */
  modules: readonly string[];
  /** Modules that visitors alone need. */
  visitors?: readonly string[];
  /** Modules of what it fetches after its first picture. */
  later?: readonly string[];
  /** It shows which providers one can sign in with. */
  asksWaysIn?: true;
  /** Some of its words are in the file of words that few people need, of one's own account, of signing up, or of news. */
  words?: readonly Words[];
  queries?: (reader: Reader, key: string, search: URLSearchParams) => readonly EarlyQuery[];
}

/** The operations that pages begin with, and the role they are asked as; the build puts each one's id beside its name. */
export const documents = {
  CreateGroupScreenQuery: "member",
  MemberLayoutQuery: "member",
  DashboardScreenQuery: "member",
  GroupScreenQuery: "member",
  GroupsScreenQuery: "member",
  IdentityVerificationScreenQuery: "member",
  ManageScreenQuery: "group_admin",
  MessagesScreenQuery: "member",
  PaymentScheduleScreenQuery: "member",
  PaymentSuccessScreenQuery: "member",
  ProfileScreenQuery: "member",
  PublicGroupScreenQuery: "anonymous",
  RestartVoteScreenQuery: "member",
  SettingsScreenQuery: "member",
} as const;

const layout = "app/PageLayout.tsx";

/** For a page that a person alone reads, and that asks for nothing more than who reads it. */
const ownQuery =
  (document: EarlyQuery["document"], variablesOf: (userId: string) => Record<string, unknown> = () => ({})) =>
  (reader: Reader): EarlyQuery[] =>
    reader ? [{ document, variables: variablesOf(reader) }] : [];

/** For a page whose address names what it shows by ids; without them it asks nothing. */
const queryByIds =
  (document: EarlyQuery["document"], idsIn: (search: URLSearchParams) => Record<string, string>) =>
  (reader: Reader, _: string, search: URLSearchParams): EarlyQuery[] => {
    const variables = idsIn(search);
    return reader && Object.values(variables).every(isUuid) ? [{ document, variables }] : [];
  };

export const pages: readonly Page[] = [
  { path: /^\/(?:login)?$/, modules: ["screens/Login/LoginScreen.tsx"], asksWaysIn: true },
  { path: /^\/auth\/callback$/, modules: ["screens/AuthCallback/AuthCallbackScreen.tsx"] },
  { path: /^\/forgot-password$/, modules: ["screens/ForgotPassword/ForgotPasswordScreen.tsx"] },
  { path: /^\/confirm-email$/, modules: ["screens/ConfirmEmail/ConfirmEmailScreen.tsx"] },
  { path: /^\/verify-email$/, modules: ["screens/ConfirmEmail/VerifyEmailScreen.tsx"] },
  { path: /^\/recover-access$/, modules: ["screens/RecoverAccess/RecoverAccessScreen.tsx"], words: ["rare"] },
  { path: /^\/register$/, modules: ["screens/Register/RegisterScreen.tsx"], words: ["register"] },
  {
    path: /^\/dashboard$/,
    modules: [layout, "screens/Dashboard/DashboardScreen.tsx"],
    later: ["screens/Dashboard/MyCircles.tsx"],
    queries: ownQuery("DashboardScreenQuery"),
  },
  {
    path: /^\/groups$/,
    modules: [layout, "screens/Groups/GroupsScreen.tsx"],
    // With filters in the address it asks for what they mean on this day.
    queries: (userId, _, search) =>
      userId && ["q", "frequency", "amount", "start", "location"].every((name) => !search.has(name))
        ? [{ document: "GroupsScreenQuery", variables: { userId, name: "%%", sought: {} } }]
        : [],
  },
  {
    path: /^\/groups\/create$/,
    modules: [layout, "screens/CreateGroup/CreateGroupScreen.tsx"],
    words: ["rare"],
    queries: ownQuery("CreateGroupScreenQuery"),
  },
  {
    path: /^\/(?:groups|g)\/([^/]+)$/,
    modules: [layout, "screens/Group/GroupEntry.tsx"],
    visitors: ["public/Group/PublicGroupScreen.tsx"],
    later: ["screens/Group/laterParts.ts"],
    queries: (reader, key) => [
      { document: reader ? "GroupScreenQuery" : "PublicGroupScreenQuery", variables: { where: groupFilter(key) } },
    ],
  },
  {
    path: /^\/(?:groups|g)\/([^/]+)\/manage$/,
    modules: [layout, "organizer/Manage/ManageScreen.tsx"],
    words: ["rare"],
    queries: (reader, key) =>
      reader ? [{ document: "ManageScreenQuery", variables: { where: groupFilter(key) } }] : [],
  },
  {
    path: /^\/payment-schedule$/,
    modules: [layout, "screens/PaymentSchedule/PaymentScheduleScreen.tsx"],
    words: ["rare"],
    queries: ownQuery("PaymentScheduleScreenQuery"),
  },
  {
    path: /^\/profile$/,
    modules: [layout, "screens/Profile/ProfileScreen.tsx"],
    words: ["own"],
    queries: ownQuery("ProfileScreenQuery"),
  },
  {
    path: /^\/settings$/,
    modules: [layout, "screens/Settings/SettingsScreen.tsx"],
    words: ["own"],
    queries: ownQuery("SettingsScreenQuery"),
  },
  {
    path: /^\/messages$/,
    modules: [layout, "screens/Messages/MessagesScreen.tsx"],
    // Whoever records may have no connection (D227).
    later: ["screens/Messages/chat/voice/VoiceBar.tsx"],
    words: ["rare", "news"],
    queries: ownQuery("MessagesScreenQuery", (me) => ({ me })),
  },
  {
    path: /^\/group-restart-vote$/,
    modules: [layout, "screens/RestartVote/RestartVoteScreen.tsx"],
    words: ["rare"],
    queries: queryByIds("RestartVoteScreenQuery", (search) => ({
      groupId: search.get("groupId") ?? "",
      voteId: search.get("voteId") ?? "",
    })),
  },
  {
    path: /^\/payment-success$/,
    modules: [layout, "screens/PaymentReturn/PaymentSuccessScreen.tsx"],
    words: ["rare"],
    queries: queryByIds("PaymentSuccessScreenQuery", (search) => ({ paymentId: search.get("payment_id") ?? "" })),
  },
  {
    path: /^\/payment-cancel$/,
    modules: [layout, "screens/PaymentReturn/PaymentCancelScreen.tsx"],
    words: ["rare"],
  },
  {
    path: /^\/(?:identity-)?verification$/,
    modules: [layout, "screens/IdentityVerification/IdentityVerificationScreen.tsx"],
    words: ["rare"],
    queries: ownQuery("IdentityVerificationScreenQuery"),
  },
  { path: /^\/faq$/, modules: [layout, "public/Help/FaqScreen.tsx"], words: ["rare"] },
  { path: /^\/support$/, modules: [layout, "public/Support/SupportScreen.tsx"], words: ["rare"] },
  { path: /^\/terms$/, modules: [layout, "public/Legal/TermsScreen.tsx"], words: ["rare"] },
  { path: /^\/privacy$/, modules: [layout, "public/Legal/PrivacyScreen.tsx"], words: ["rare"] },
  { path: /^\/glba-notice$/, modules: [layout, "public/Legal/GlbaScreen.tsx"], words: ["rare"] },
  { path: /^\/tutorial$/, modules: [layout, "screens/Tutorial/TutorialScreen.tsx"], words: ["own"] },
];

/** The built files of each module, with all that they import. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

export interface PageStart {
  modules: readonly string[];
  visitors: readonly string[];
  later: readonly string[];
  /** Whether it stands in the layout, whose words are a file of their own. */
  isInLayout: boolean;
  words: readonly Words[];
  asksWaysIn: boolean;
  queriesFor: (reader: Reader) => readonly EarlyQuery[];
}

/** What the page at `pathname` begins with, also with a slash at its end, or undefined for an address without a page of its own. */
export function pageAt(pathname: string, search = ""): PageStart | undefined {
  const bare = pathname.replace(/(.)\/+$/, "$1");
  for (const { path, modules, visitors = [], later = [], words = [], asksWaysIn = false, queries } of pages) {
    const found = path.exec(bare);
    if (!found) continue;
    const isInLayout = modules.includes(layout);
    return {
      modules,
      visitors,
      later,
      isInLayout,
      words,
      asksWaysIn,
      queriesFor: (reader) => [
        ...(reader && isInLayout ? [{ document: "MemberLayoutQuery", variables: { me: reader } } as const] : []),
        ...(queries?.(reader, decoded(found[1] ?? ""), new URLSearchParams(search)) ?? []),
      ],
    };
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
