import { matchEntries, type RouteModule } from "../routing/entry.ts";
import { routes } from "../routes.tsx";

/** Runs the loaders of the page at an address, from the outermost layout in, as the router does. */
export async function runLoaders(url: URL): Promise<void> {
  for (const { route, params } of matchEntries(routes, url.pathname) ?? []) {
    const { loader } = (await route.lazy?.()) ?? ({} as RouteModule);
    await loader?.({ params, url });
  }
}
