import { Outlet } from "react-router-dom";
import { RelayScope } from "../relay/RelayScope.tsx";

/** Screens inside ask as organizer: rows of the groups they run. */
export function Component() {
  return (
    <RelayScope role="group_admin">
      <Outlet />
    </RelayScope>
  );
}
