/** For tests: a session and a Relay environment in place of the real ones. The set-up puts these back after each test. */
import type { Environment } from "relay-runtime";
import { vi } from "vitest";
import { belongTo } from "../session/ofPerson.ts";
import * as relay from "../relay/environment.ts";
import * as session from "../session/session.ts";

/** Whoever asks who is here is told this, and the device is theirs. */
export function hereIs(who: session.Session): void {
  belongTo(who.status === "signedIn" ? who.userId : null);
  vi.spyOn(session, "currentSession").mockReturnValue(who);
  vi.spyOn(session, "useSession").mockReturnValue(who);
}

export const signIn = (userId: string): void =>
  hereIs({ status: "signedIn", userId, email: "me@example.com", roles: ["member"] });

export const signOut = (): void => hereIs({ status: "signedOut", isExpired: false });

/** Whoever asks for the environment of any role gets this. */
export const answerFrom = (environment: Environment): void =>
  void vi.spyOn(relay, "environmentFor").mockReturnValue(environment);
