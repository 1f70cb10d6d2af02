/**
 * What the address alone tells: which scripts its page is made of, and which queries it begins with. The page's own
 * loaders ask the same; what is wrong here costs a request and shows nothing false.
 */
import { groupFilter } from "../lib/groupLookup.ts";

/** A person signed in, or null for a visitor. */
type Reader = string | null;

/** A compiled document and what it is asked with. */
export interface EarlyQuery {
  document: keyof typeof documents;
  variables: Record<string, unknown>;
}

interface Page {
  path: RegExp;
  /** Modules of the route, by their file under `web/`. */
  modules: readonly string[];
  /** Modules that visitors alone need. */
  visitors?: readonly string[];
  /** Modules of what it fetches after its first picture. */
  later?: readonly string[];
  queries?: (reader: Reader, key: string) => readonly EarlyQuery[];
}

/** The operations that pages begin with, and the role they are asked as; the build puts each one's id beside its name. */
export const documents = {
  MemberLayoutQuery: "member",
  DashboardScreenQuery: "member",
  GroupScreenQuery: "member",
  ManageScreenQuery: "group_admin",
  PublicGroupScreenQuery: "anonymous",
} as const;

const layout = "app/PageLayout.tsx";

export const pages: readonly Page[] = [
  { path: /^\/(?:login)?$/, modules: ["screens/Login/LoginScreen.tsx"] },
  { path: /^\/forgot-password$/, modules: ["screens/ForgotPassword/ForgotPasswordScreen.tsx"] },
  { path: /^\/register$/, modules: ["screens/Register/RegisterScreen.tsx"] },
  {
    path: /^\/dashboard$/,
    modules: [layout, "screens/Dashboard/DashboardScreen.tsx"],
    later: ["screens/Dashboard/MyCircles.tsx"],
    queries: (userId) => (userId ? [{ document: "DashboardScreenQuery", variables: { userId } }] : []),
  },
  { path: /^\/groups$/, modules: [layout, "screens/Groups/GroupsScreen.tsx"] },
  { path: /^\/groups\/create$/, modules: [layout, "screens/CreateGroup/CreateGroupScreen.tsx"] },
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
    queries: (reader, key) =>
      reader ? [{ document: "ManageScreenQuery", variables: { where: groupFilter(key) } }] : [],
  },
  { path: /^\/payment-schedule$/, modules: [layout, "screens/PaymentSchedule/PaymentScheduleScreen.tsx"] },
  { path: /^\/profile$/, modules: [layout, "screens/Profile/ProfileScreen.tsx"] },
  {
    path: /^\/messages$/,
    modules: [layout, "screens/Messages/MessagesScreen.tsx"],
    later: ["screens/Messages/chat/ChatTab.tsx"],
  },
  { path: /^\/group-restart-vote$/, modules: [layout, "screens/RestartVote/RestartVoteScreen.tsx"] },
  { path: /^\/payment-success$/, modules: [layout, "screens/PaymentReturn/PaymentSuccessScreen.tsx"] },
  { path: /^\/payment-cancel$/, modules: [layout, "screens/PaymentReturn/PaymentCancelScreen.tsx"] },
  {
    path: /^\/(?:identity-)?verification$/,
    modules: [layout, "screens/IdentityVerification/IdentityVerificationScreen.tsx"],
  },
  { path: /^\/terms$/, modules: [layout, "public/Legal/TermsScreen.tsx"] },
  { path: /^\/privacy$/, modules: [layout, "public/Legal/PrivacyScreen.tsx"] },
];

/** The built files of each module, with all that they import. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

export interface PageStart {
  modules: readonly string[];
  visitors: readonly string[];
  later: readonly string[];
  /** Whether it stands in the layout, whose words are a file of their own. */
  isInLayout: boolean;
  queriesFor: (reader: Reader) => readonly EarlyQuery[];
}

/** What the page at `pathname` begins with, or undefined for an address without a page of its own. */
export function pageAt(pathname: string): PageStart | undefined {
  for (const { path, modules, visitors = [], later = [], queries } of pages) {
    const found = path.exec(pathname);
    if (!found) continue;
    const isInLayout = modules.includes(layout);
    return {
      modules,
      visitors,
      later,
      isInLayout,
      queriesFor: (reader) => [
        ...(reader && isInLayout ? [{ document: "MemberLayoutQuery", variables: { me: reader } } as const] : []),
        ...(queries?.(reader, decoded(found[1] ?? "")) ?? []),
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
