const SESSION_VARIABLE = /^x-hasura-/i;

/** Whether a text of metadata stands for what the session says: any that begins so, in any case. */
export const isSessionVariable = (value: unknown): value is string =>
  typeof value === "string" && SESSION_VARIABLE.test(value);
