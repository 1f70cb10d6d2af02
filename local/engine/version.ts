/** The release of Hasura whose behaviour this engine stands in for. */
export const VERSION = "v2.51.9";
