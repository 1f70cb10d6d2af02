/** A `json` or `jsonb` column as it arrives: look before you use it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether an unknown value is an object or a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The value if it is a text, else undefined. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
