import { currentSession, useSession } from "./session.ts";

/** The user id of the person signed in, or null. */
export function useMyId(): string | null {
  const session = useSession();
  return session.status === "signedIn" ? session.userId : null;
}

/** The same for a route's loader; empty without a session, where `startQuery` leads to the sign-in page. */
export function currentUserId(): string {
  const session = currentSession();
  return session.status === "signedIn" ? session.userId : "";
}
