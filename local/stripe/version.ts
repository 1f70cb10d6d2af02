/** The API version the pinned `stripe` package sends; the contract test holds it equal to the package's own. */
export const API_VERSION = "2026-10-28.endive";
