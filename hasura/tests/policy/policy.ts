import type { Person, Role } from "../cast.ts";

/** The policy of one table, written by hand: the tests hold the metadata to it, never the other way round. */
export interface TablePolicy {
  /** Columns that name a row in the lists below, joined by a blank; ids of the cast become their words. */
  named: readonly string[];
  /** Readable columns and computed fields by role, separated by blanks. Other roles do not have the table. */
  read: Partial<Record<Role, string>>;
  /** The rows that a person sees as member and as group_admin. Other people see none. */
  sees?: Partial<Record<Person, readonly string[]>>;
  /** The rows that group_admin adds, of groups that the person runs. */
  organizerSees?: Partial<Record<Person, readonly string[]>>;
  /** The rows that visitors and partners see, if they may read the table at all. */
  publicSees?: readonly string[];
  /** The rows that a platform admin sees; `all` means every row. */
  adminSees?: readonly string[] | "all";
  /** Every role sees every row, as of the catalogue. */
  everybodySeesAll?: boolean;
  /** Columns that may be given on insert and on update, by role. */
  insert?: Partial<Record<Role, string>>;
  update?: Partial<Record<Role, string>>;
  delete?: readonly Role[];
}

export type Policy = Readonly<Record<string, TablePolicy>>;

/** The same for a member and for a group_admin, who is a member with more rights in own groups. */
export const forMembers = (text: string): Partial<Record<Role, string>> => ({ member: text, group_admin: text });

/** Members, and platform admins with a few columns more. */
export const forPeople = (text: string, adminMore = ""): Partial<Record<Role, string>> => ({
  ...forMembers(text),
  platform_admin: `${text} ${adminMore}`.trim(),
});

export const MEMBERS: readonly Role[] = ["member", "group_admin"];
