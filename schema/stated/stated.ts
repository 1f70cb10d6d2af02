import { STATED_OF_ACCOUNTS } from "./accounts/accounts.ts";
import { STATED_OF_GROUPS } from "./groups.ts";
import { STATED_OF_MESSAGES } from "./messages.ts";

/** Every sentence that the specification states and a situation says, under its text. */
export const STATED = { ...STATED_OF_GROUPS, ...STATED_OF_ACCOUNTS, ...STATED_OF_MESSAGES } as const;

export type StatedText = keyof typeof STATED;
