import { keptInTab } from "../../lib/keptInTab.ts";

/** The lock is the server's (D165); this tab only remembers until when, also over a reload. */
export const signInLock = keptInTab("sign-in-lock", {});
