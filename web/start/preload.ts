import { pageAt } from "./pages.ts";

const asked = new Set<string>();

/** Low where nobody has asked for the page yet. */
type Priority = "auto" | "low";

function preloadModules(modules: readonly string[], priority: Priority): void {
  for (const module of modules) {
    for (const file of globalThis.pageFiles?.[module] ?? []) preloadFile(file, priority);
  }
}

/** Fetches the scripts that the page at `pathname` begins with, without running them. */
export function preloadPage(pathname: string, isVisitor: boolean): void {
  const page = pageAt(pathname);
  preloadModules([...(page?.modules ?? []), ...(isVisitor ? (page?.visitors ?? []) : [])], "auto");
}

const next = new Set<string>();

/**
 * Fetches all scripts of a page that may be opened next, also those that would come after a first picture. A tap is a sign of it
 * several times and waits for none of them.
 */
export function preloadNextPage(pathname: string, priority: Priority = "auto"): void {
  if (next.has(pathname)) return;
  next.add(pathname);
  const page = pageAt(pathname);
  preloadModules([...(page?.modules ?? []), ...(page?.later ?? [])], priority);
}

export function preloadFile(file: string, priority: Priority = "auto"): void {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.fetchPriority = priority;
  link.href = file;
  document.head.append(link);
}
