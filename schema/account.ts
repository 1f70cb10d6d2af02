/** How many characters the names and passwords of accounts have: the form asks for them, the server demands them. */

export const PERSON_NAME = { max: 120 } as const;

/** As many as an address can have by its standard. */
export const EMAIL = { max: 254 } as const;

/** D147; the table of people checks the same. */
export const USERNAME = { min: 3, max: 30 } as const;

/** D147: the name that a circle sees; the table of people checks the same. */
export const ALIAS = { min: 2, max: 40 } as const;

export const PHONE = { max: 30 } as const;

export const LOCATION = { max: 200 } as const;

/** D148; the upper end bounds the work of hashing. */
export const PASSWORD = { min: 12, max: 128 } as const;

/** D148: a password that is changed in settings. Below `PASSWORD.min` the form warns; platform admins take no weak one. */
export const CHANGED_PASSWORD = { min: 6, max: PASSWORD.max } as const;
