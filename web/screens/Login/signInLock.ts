import { keptInTab } from "../../lib/keptInTab.ts";
import { beforeSignIn } from "../../session/ofPerson.ts";

/** The lock is the server's (D165); this tab only remembers of which address and until when, also over a reload. */
export const signInLock = keptInTab<{ email: string }>(beforeSignIn("sign-in-lock"), { email: "string" });
