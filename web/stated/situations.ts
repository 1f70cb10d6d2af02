import { dashboard } from "./situations/dashboard.tsx";
import { joining } from "./situations/joining.tsx";
import { inviting } from "./situations/inviting.tsx";
import { lists } from "./situations/lists.tsx";
import { group } from "./situations/group.tsx";
import { paying } from "./situations/paying.tsx";
import { restarting } from "./situations/restarting.tsx";
import { running } from "./situations/running.tsx";
import { signingIn } from "./situations/accounts/signingIn.tsx";
import type { Situation } from "./situation.ts";

export const situations: readonly Situation[] = [
  ...dashboard,
  ...lists,
  ...group,
  ...joining,
  ...inviting,
  ...running,
  ...restarting,
  ...paying,
  ...signingIn,
];
