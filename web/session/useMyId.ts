import { useSession } from "./session.ts";

/** The user id of the person signed in, or null. */
export function useMyId(): string | null {
  const session = useSession();
  return session.status === "signedIn" ? session.userId : null;
}
