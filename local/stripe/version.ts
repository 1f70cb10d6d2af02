/** The API version that the pinned `stripe` package sends; a test holds it equal to the package's own. */
export const API_VERSION = "2026-10-28.endive";
