import { pageAt } from "./pages.ts";

const asked = new Set<string>();

/**
 * Fetches the scripts of the page at `pathname`, without running them.
 * @param priority low where nobody has asked for the page yet
 */
export function preloadPage(pathname: string, priority: "auto" | "low" = "auto"): void {
  for (const module of pageAt(pathname)?.modules ?? []) {
    for (const file of globalThis.pageFiles?.[module] ?? []) preloadFile(file, priority);
  }
}

export function preloadFile(file: string, priority: "auto" | "low" = "auto"): void {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.fetchPriority = priority;
  link.href = file;
  document.head.append(link);
}
