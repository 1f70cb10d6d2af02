/** The table of contents of the client: path, lazy screen, and with the screen the query it starts. */
import { redirect, type RouteObject } from "react-router-dom";
import { lazyScreen } from "./app/lazyScreen.ts";
import { NotFoundPage } from "./app/NotFoundPage.tsx";
import { openToVisitors } from "./app/openToVisitors.ts";
import { RouteErrorPage } from "./app/RouteErrorPage.tsx";
import { pathOfGroupKey } from "./lib/groupPath.ts";
import { currentSession } from "./session/session.ts";

/** Anybody, signed in or not. */
const openRoutes: RouteObject[] = [
  // Outside the members' layout: a visitor's first page carries nothing of it.
  {
    index: true,
    loader: () => redirect(currentSession().status === "signedIn" ? "/dashboard" : "/login"),
    element: <></>,
  },
  { path: "/login", lazy: lazyScreen(() => import("./screens/Login/LoginScreen.tsx")) },
  { path: "/register", lazy: lazyScreen(() => import("./screens/Register/RegisterScreen.tsx")) },
];

/** Members, inside the layout. */
const memberRoutes: RouteObject[] = [
  { path: "/dashboard", lazy: lazyScreen(() => import("./screens/Dashboard/DashboardScreen.tsx")) },
  { path: "/groups", lazy: lazyScreen(() => import("./screens/Groups/GroupsScreen.tsx")) },
  { path: "/groups/create", lazy: lazyScreen(() => import("./screens/CreateGroup/CreateGroupScreen.tsx")) },
  { path: "/payment-success", lazy: lazyScreen(() => import("./screens/PaymentReturn/PaymentSuccessScreen.tsx")) },
  ...["/identity-verification", "/verification"].map((path) => ({
    path,
    lazy: lazyScreen(() => import("./screens/IdentityVerification/IdentityVerificationScreen.tsx")),
  })),
];

/** Pages anybody may open: members in their layout, visitors in theirs. */
const openPages: RouteObject[] = [
  ...["/groups/:groupKey", "/g/:groupKey"].map((path) => ({
    path,
    handle: openToVisitors,
    lazy: lazyScreen(() => import("./screens/Group/GroupEntry.tsx")),
  })),
  // What a person needs to know before joining, and the button, stand on the group's own page.
  { path: "/join/:groupKey", loader: ({ params }) => redirect(pathOfGroupKey(params.groupKey ?? "")) },
  {
    path: "/payment-cancel",
    handle: openToVisitors,
    lazy: lazyScreen(() => import("./screens/PaymentReturn/PaymentCancelScreen.tsx")),
  },
];

export const routes: RouteObject[] = [
  {
    path: "/",
    errorElement: <RouteErrorPage />,
    HydrateFallback: () => null,
    children: [
      ...openRoutes,
      {
        lazy: lazyScreen(() => import("./app/PageLayout.tsx")),
        // A failing screen shows its error inside the layout.
        children: [{ errorElement: <RouteErrorPage />, children: [...memberRoutes, ...openPages] }],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];
