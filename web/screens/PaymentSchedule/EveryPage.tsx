import type { ComponentType, ReactNode } from "react";
import type { RoundRow } from "./entries.ts";
import type { Cursor, RoundsPage } from "./roundRows.ts";

/** Asks for the page after a round, and hands it on once it is here. */
export type NextPage = ComponentType<{ after: Cursor; children: (page: RoundsPage) => ReactNode }>;

/** Reads page after page for as long as more is wanted. */
export function EveryPage(props: {
  page: RoundsPage;
  before?: readonly RoundRow[];
  isWanted?: boolean;
  Next: NextPage;
  children: (rows: readonly RoundRow[], hasMore: boolean) => ReactNode;
}) {
  const { before = [], children, isWanted = true, Next, page } = props;
  const rows = [...before, ...page.rows];
  if (!isWanted || page.next === null) return children(rows, page.next !== null);
  return <Next after={page.next}>{(next) => <EveryPage {...props} page={next} before={rows} />}</Next>;
}
