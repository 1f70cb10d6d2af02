/** The table of contents of the client: path, lazy screen, and with the screen the query it starts. */
import { Outlet } from "react-router-dom";
import { lazyScreen } from "./app/lazyScreen.ts";
import { NotFoundPage } from "./app/NotFoundPage.tsx";
import type { PageHandle } from "./app/pageHandle.ts";
import { PageTitle } from "./app/PageTitle.tsx";
import { RouteErrorPage } from "./app/RouteErrorPage.tsx";
import { ToastsOfPage } from "./app/ToastsOfPage.tsx";
import {
  memberTexts,
  withNewsTexts,
  withOwnTexts,
  withRareTexts,
  withRegisterTexts,
  withSignInTexts,
} from "./i18n/i18n.ts";
import type { RouteEntry } from "./routing/entry.ts";
import { redirectTo } from "./routing/redirect.ts";
import { ScrollRestoration } from "./routing/ScrollRestoration.tsx";
import { pathOfGroupKey } from "./lib/groupPath.ts";
import { currentSession } from "./session/session.ts";

type Page = RouteEntry & { handle?: PageHandle };

/** Anybody, signed in or not. */
const openRoutes: Page[] = [
  // Outside the members' layout, so that a visitor's first page loads none of its code.
  {
    index: true,
    // What the address says of a return belongs to the dashboard, which stands here too.
    loader: ({ url }) => redirectTo(currentSession().status === "signedIn" ? `/dashboard${url.search}` : "/login"),
    element: <></>,
  },
  {
    path: "/login",
    handle: { title: "login" },
    lazy: lazyScreen(() => withSignInTexts(import("./screens/Login/LoginScreen.tsx"))),
  },
  {
    path: "/auth/callback",
    handle: { title: "login" },
    lazy: lazyScreen(() => import("./screens/AuthCallback/AuthCallbackScreen.tsx")),
  },
  {
    path: "/forgot-password",
    handle: { title: "forgotPassword" },
    lazy: lazyScreen(() => withSignInTexts(import("./screens/ForgotPassword/ForgotPasswordScreen.tsx"))),
  },
  {
    path: "/confirm-email",
    handle: { title: "confirmEmail" },
    lazy: lazyScreen(() => withSignInTexts(import("./screens/ConfirmEmail/ConfirmEmailScreen.tsx"))),
  },
  {
    path: "/verify-email",
    handle: { title: "verifyEmail" },
    lazy: lazyScreen(() => withSignInTexts(import("./screens/ConfirmEmail/VerifyEmailScreen.tsx"))),
  },
  {
    path: "/recover-access",
    handle: { title: "recoverAccess" },
    lazy: lazyScreen(() =>
      withNewsTexts(
        withSignInTexts(withRegisterTexts(withRareTexts(import("./screens/RecoverAccess/RecoverAccessScreen.tsx")))),
      ),
    ),
  },
  {
    path: "/register",
    handle: { title: "register" },
    lazy: lazyScreen(() => withRegisterTexts(import("./screens/Register/RegisterScreen.tsx"))),
  },
];

/** Members, inside the layout. */
const memberRoutes: Page[] = [
  {
    path: "/dashboard",
    handle: { title: "dashboard" },
    lazy: lazyScreen(() => import("./screens/Dashboard/DashboardScreen.tsx")),
  },
  {
    path: "/groups",
    handle: { title: "groups", failed: "groups" },
    lazy: lazyScreen(() => import("./screens/Groups/GroupsScreen.tsx")),
  },
  {
    path: "/groups/create",
    handle: { title: "createGroup" },
    lazy: lazyScreen(() => withRareTexts(import("./screens/CreateGroup/CreateGroupScreen.tsx"))),
  },
  ...["/groups/:groupKey/manage", "/g/:groupKey/manage"].map((path): Page => ({
    path,
    handle: { title: "manageGroup" },
    lazy: lazyScreen(() => withRareTexts(import("./organizer/Manage/ManageScreen.tsx"))),
  })),
  {
    path: "/payment-schedule",
    handle: { title: "paymentSchedule" },
    lazy: lazyScreen(() => withRareTexts(import("./screens/PaymentSchedule/PaymentScheduleScreen.tsx"))),
  },
  {
    path: "/profile",
    handle: { title: "profile" },
    lazy: lazyScreen(() => withOwnTexts(import("./screens/Profile/ProfileScreen.tsx"))),
  },
  {
    path: "/settings",
    handle: { title: "settings", failed: "settings" },
    lazy: lazyScreen(() => withOwnTexts(import("./screens/Settings/SettingsScreen.tsx"))),
  },
  {
    path: "/tutorial",
    handle: { title: "tutorial" },
    lazy: lazyScreen(() => withOwnTexts(import("./screens/Tutorial/TutorialScreen.tsx"))),
  },
  {
    path: "/messages",
    handle: { title: "messages", failed: "messages" },
    lazy: lazyScreen(() => withNewsTexts(withRareTexts(import("./screens/Messages/MessagesScreen.tsx")))),
  },
  {
    path: "/group-restart-vote",
    handle: { title: "restartVote" },
    lazy: lazyScreen(() => withRareTexts(import("./screens/RestartVote/RestartVoteScreen.tsx"))),
  },
  {
    path: "/payment-success",
    handle: { title: "paymentSuccess" },
    lazy: lazyScreen(() => withRareTexts(import("./screens/PaymentReturn/PaymentSuccessScreen.tsx"))),
  },
  ...["/identity-verification", "/verification"].map((path): Page => ({
    path,
    handle: { title: "verification", isBesideFirstVisit: true },
    lazy: lazyScreen(() =>
      withNewsTexts(withRareTexts(import("./screens/IdentityVerification/IdentityVerificationScreen.tsx"))),
    ),
  })),
];

/** Pages anybody may open: members in their layout, visitors in theirs. */
const openPages: Page[] = [
  ...["/groups/:groupKey", "/g/:groupKey"].map((path): Page => ({
    path,
    handle: { title: "group", failed: "group", isOpenToVisitors: true },
    lazy: lazyScreen(() => import("./screens/Group/GroupEntry.tsx")),
  })),
  // The group's own page has what a person needs to know before joining, and the button.
  // An invitation stays in the address, so that the page can say what became of it.
  {
    path: "/join/:groupKey",
    loader: ({ params, url }) => redirectTo(pathOfGroupKey(params.groupKey ?? "") + url.search),
  },
  // The address that links of the app on a phone name (D162).
  {
    path: "/group/:groupKey",
    loader: ({ params, url }) => redirectTo(`/groups/${params.groupKey ?? ""}${url.search}`),
  },
  {
    path: "/payment-cancel",
    handle: { title: "paymentCancel", isOpenToVisitors: true },
    lazy: lazyScreen(() => withRareTexts(import("./screens/PaymentReturn/PaymentCancelScreen.tsx"))),
  },
  {
    path: "/terms",
    handle: { title: "terms", isOpenToVisitors: true, isBesideFirstVisit: true },
    lazy: lazyScreen(() => withRareTexts(import("./public/Legal/TermsScreen.tsx"))),
  },
  {
    path: "/faq",
    handle: { title: "faq", isOpenToVisitors: true, isBesideFirstVisit: true },
    lazy: lazyScreen(() => withRareTexts(import("./public/Help/FaqScreen.tsx"))),
  },
  {
    path: "/support",
    handle: { title: "support", isOpenToVisitors: true, isBesideFirstVisit: true },
    lazy: lazyScreen(() => withRareTexts(import("./public/Support/SupportScreen.tsx"))),
  },
  {
    path: "/glba-notice",
    handle: { title: "glba", isOpenToVisitors: true, isBesideFirstVisit: true },
    lazy: lazyScreen(() => withRareTexts(import("./public/Legal/GlbaScreen.tsx"))),
  },
  {
    path: "/privacy",
    handle: { title: "privacy", isOpenToVisitors: true, isBesideFirstVisit: true },
    lazy: lazyScreen(() => withRareTexts(import("./public/Legal/PrivacyScreen.tsx"))),
  },
];

const unknownPage: Page = { path: "*", handle: { isOpenToVisitors: true }, element: <NotFoundPage /> };

export const routes: RouteEntry[] = [
  {
    path: "/",
    element: (
      <PageTitle>
        <ToastsOfPage />
        <Outlet />
        <ScrollRestoration />
      </PageTitle>
    ),
    errorElement: <RouteErrorPage />,
    children: [
      ...openRoutes,
      {
        lazy: lazyScreen(async () => (await Promise.all([import("./app/PageLayout.tsx"), memberTexts()]))[0]),
        // A failing screen shows its error inside the layout.
        children: [{ errorElement: <RouteErrorPage />, children: [...memberRoutes, ...openPages, unknownPage] }],
      },
    ],
  },
];
