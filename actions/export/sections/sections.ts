import type { Section } from "../column.ts";
import { account } from "./account.ts";
import { circles } from "./circles.ts";
import { devices } from "./devices.ts";
import { moneyRows } from "./moneyRows.ts";
import { talk } from "./talk.ts";

/** Everything that a package holds, in the order of its first page. A test tells which tables are left out, and why. */
export const CHAPTERS = { account, money: moneyRows, circles, talk, devices } as const satisfies Record<
  string,
  readonly Section[]
>;

export const SECTIONS: readonly Section[] = Object.values(CHAPTERS).flat();
