import { STATED_OF_ACCOUNTS } from "./accounts/accounts.ts";
import { STATED as STATED_OF_GROUPS } from "./groups.ts";

/** Every sentence that the specification states and a situation says, under its text. */
export const STATED = { ...STATED_OF_GROUPS, ...STATED_OF_ACCOUNTS } as const;

export type StatedText = keyof typeof STATED;
