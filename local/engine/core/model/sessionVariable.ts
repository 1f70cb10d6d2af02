const SESSION_VARIABLE = /^x-hasura-/i;

/** Whether a text of metadata names a session variable: any text that begins with `x-hasura-`, in any case. */
export const isSessionVariable = (value: unknown): value is string =>
  typeof value === "string" && SESSION_VARIABLE.test(value);
