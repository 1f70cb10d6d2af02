/** The one way between pages: a route table with lazy code and loaders, and links. */
export type { Location, To } from "./history.ts";
export * from "./hooks.ts";
export { Link, type LinkProps, Navigate, NavLink } from "./links.tsx";
export { createBrowserRouter, createMemoryRouter, type Router, redirect } from "./router.ts";
export { Outlet, RouterProvider } from "./RouterProvider.tsx";
export { ScrollRestoration } from "./ScrollRestoration.tsx";
export { type LoaderFunction, type LoaderFunctionArgs, matchRoutes, type RouteObject } from "./table.ts";
