import { Navigate, useLocation } from "react-router-dom";
import { afterLogin, nextIn, onTheWay } from "../../app/paths.ts";
import { useSession } from "../../session/session.ts";

/** Apple's word for a person who changed their mind, which is told to nobody. */
const CANCELLED = "user_cancelled_authorize";

/**
 * Where a sign-in with Apple returns to (D242): goes on to the place that was asked for, or to the sign-in page, which says
 * what failed. The server has opened the session by then, if it did.
 */
export function Component() {
  const { hash, search } = useLocation();
  const session = useSession();
  if (session.status === "signedIn") return <Navigate to={afterLogin(search)} replace />;
  const failed = new URLSearchParams(search).get("error") ?? new URLSearchParams(hash.slice(1)).get("error");
  const isWaiting = session.status === "unagreed" || failed === CANCELLED;
  return (
    <Navigate
      to={onTheWay(isWaiting ? "/login" : "/login?error=provider-failed&provider=apple", nextIn(search))}
      replace
    />
  );
}
