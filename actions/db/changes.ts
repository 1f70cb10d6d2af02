import { AsyncLocalStorage } from "node:async_hooks";

/** What a request has changed, for its answer where the database is lost before the request ends. */
export interface Changes {
  /** A commit was sent, and the database has not refused it. */
  mayBeMade: boolean;
  /** The request was answered before it ended: it must change nothing more. */
  isGivenUp: boolean;
}

const ofRequest = new AsyncLocalStorage<Changes>();

/** Runs `work` as a request whose transactions note in `changes` what they commit. */
export const noteChanges = <T>(changes: Changes, work: () => Promise<T>): Promise<T> => ofRequest.run(changes, work);

/** Those of the request that runs now; undefined outside of one. */
export const changesOfRequest = (): Changes | undefined => ofRequest.getStore();
