/** A way of looking at pages, begun anew for each walk of a reader. Each tells what is wrong in words, and nothing when all is well. */
export interface Look {
  /** Before the reader goes to another page. */
  beforeLeaving?(): Promise<void>;
  /** At the page as it was opened. */
  atPage(address: string): Promise<string[]>;
  /** At what was opened on it. */
  atOpened?(): Promise<string[]>;
}

/** Whether a run is asked for all that there is to see, instead of a part that takes turns. */
export const MUST_SEE_ALL = process.env["FIT"] === "all";

/**
 * With which of its ways a look begins. It is another one each day, so that a page wears every dress within twelve days;
 * a run is repeated by the DRESS that it told.
 */
export const DRESS = Number(process.env["DRESS"] ?? Math.floor(Date.now() / 86_400_000));
