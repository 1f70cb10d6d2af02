import { Outlet } from "react-router-dom";
import { RequireRole } from "../app/guards.tsx";
import { RelayScope } from "../relay/RelayScope.tsx";

/** Screens inside ask as platform admin. */
export function Component() {
  return (
    <RequireRole role="platform_admin">
      <RelayScope role="platform_admin">
        <Outlet />
      </RelayScope>
    </RequireRole>
  );
}
