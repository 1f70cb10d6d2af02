/** How many characters the names and passwords of accounts have: the form asks for them, the server demands them. */

/** D147; the table of people checks the same. */
export const USERNAME = { min: 3, max: 30 } as const;

/** D148; the upper end bounds the work of hashing. */
export const PASSWORD = { min: 12, max: 128 } as const;
