/** Lengths of a group's texts that are no row of `limits`; the table of groups checks the same. */

/** Characters: a city is enough (D177). */
export const GROUP_LOCATION = { max: 120 } as const;
