import { Outlet } from "react-router-dom";
import { RelayScope } from "../relay/RelayScope.tsx";

/** Screens inside read what anybody may read, whoever is signed in. */
export function Component() {
  return (
    <RelayScope role="anonymous">
      <Outlet />
    </RelayScope>
  );
}
