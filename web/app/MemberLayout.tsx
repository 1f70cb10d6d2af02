import { Outlet } from "react-router-dom";
import { RelayScope } from "../relay/RelayScope.tsx";
import { AppLayout } from "./AppLayout.tsx";
import { RequireSession, type SignedIn } from "./guards.tsx";
import type { ShellPerson } from "./ShellPerson.ts";

/** Until the profile is read, what the token says. */
function personOf(session: SignedIn): ShellPerson {
  return {
    userId: session.userId,
    name: session.email.split("@")[0] ?? "",
    email: session.email,
    avatarUrl: null,
    isVerified: true,
    isAdmin: session.roles.includes("platform_admin"),
    unreadMessages: 0,
    unreadTotal: 0,
  };
}

/** Everything a member sees after sign-in. */
export function Component() {
  return (
    <RequireSession>
      {(session) => (
        // A different person gets a different tree: nothing of the one before stays on screen.
        <RelayScope key={session.userId} role="member">
          <AppLayout person={personOf(session)}>
            <Outlet />
          </AppLayout>
        </RelayScope>
      )}
    </RequireSession>
  );
}
