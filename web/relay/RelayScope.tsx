import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { environmentFor } from "./environment.ts";
import type { Role } from "./roles.ts";

/** Components inside send their queries as `role`. */
export function RelayScope({ role, children }: { role: Role; children: ReactNode }) {
  return <RelayEnvironmentProvider environment={environmentFor(role)}>{children}</RelayEnvironmentProvider>;
}
