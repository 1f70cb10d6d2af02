import { createContext, useContext } from "react";
import type { ShellCounts } from "./ShellPerson.ts";

type Shown = Pick<ShellCounts, "unreadMessages" | "unreadTotal">;

/** The numbers on the bell and beside Messages. They change with every message, and nothing but them is drawn anew then. */
export const ShellCountsContext = createContext<Shown>({ unreadMessages: 0, unreadTotal: 0 });

export const useShellCounts = (): Shown => useContext(ShellCountsContext);
