import { currentSession, useSession } from "./session.ts";

/** The user id of the signed-in person, or null. */
export function useMyId(): string | null {
  const session = useSession();
  return session.status === "signedIn" ? session.userId : null;
}

/** The same for a route's loader. Empty without a session: then `startQuery` leads to the sign-in page. */
export function currentUserId(): string {
  const session = currentSession();
  return session.status === "signedIn" ? session.userId : "";
}
