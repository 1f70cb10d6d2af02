import type { Areas } from "../i18n/areas.ts";

/** What a route says about its page, as its `handle`. */
export interface PageHandle {
  /** Key under `title` in the shell's texts: what the browser's tab and a screen reader call the page. */
  title?: keyof Areas["shell"]["title"];
  /** What could not be loaded when it fails, for its own words in place of the general ones. */
  failed?: "groups" | "group" | "messages" | "settings";
  /** Somebody on their first visit may open it before that is over. */
  isBesideFirstVisit?: true;
  /** Visitors may open it too. */
  isOpenToVisitors?: true;
}

/** The handles of the matched routes, outermost first. */
export function pageHandles(handles: readonly unknown[]): PageHandle[] {
  return handles.flatMap((handle) => (handle ? [handle] : []));
}
