/** A sentence that is always true, and a query that finds whatever contradicts it. */
export interface Check {
  name: string;
  /** Returns no row while the sentence is true; a row names what breaks it. */
  query: string;
}
