/** A `json` or `jsonb` column as it arrives: look before you use it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
