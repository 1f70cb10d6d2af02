/** The table of contents of the client: path, lazy screen, and with the screen the query it starts. */
import { redirect, type RouteObject } from "react-router-dom";
import { lazyScreen } from "./app/lazyScreen.ts";
import { NotFoundPage } from "./app/NotFoundPage.tsx";
import { RouteErrorPage } from "./app/RouteErrorPage.tsx";
import { currentSession } from "./session/session.ts";

/** Anybody, signed in or not. */
const openRoutes: RouteObject[] = [
  { path: "/login", lazy: lazyScreen(() => import("./screens/Login/LoginScreen.tsx")) },
  { path: "/register", lazy: lazyScreen(() => import("./screens/Register/RegisterScreen.tsx")) },
];

/** Members, inside the layout. */
const memberRoutes: RouteObject[] = [
  { index: true, loader: () => redirect(currentSession().status === "signedIn" ? "/dashboard" : "/login") },
  { path: "/dashboard", lazy: lazyScreen(() => import("./screens/Dashboard/DashboardScreen.tsx")) },
  { path: "/groups", lazy: lazyScreen(() => import("./screens/Groups/GroupsScreen.tsx")) },
  { path: "/groups/create", lazy: lazyScreen(() => import("./screens/CreateGroup/CreateGroupScreen.tsx")) },
  ...["/identity-verification", "/verification"].map((path) => ({
    path,
    lazy: lazyScreen(() => import("./screens/IdentityVerification/IdentityVerificationScreen.tsx")),
  })),
];

export const routes: RouteObject[] = [
  {
    path: "/",
    errorElement: <RouteErrorPage />,
    HydrateFallback: () => null,
    children: [
      ...openRoutes,
      {
        lazy: lazyScreen(() => import("./app/MemberLayout.tsx")),
        // A failing screen shows its error inside the layout.
        children: [{ errorElement: <RouteErrorPage />, children: memberRoutes }],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];
