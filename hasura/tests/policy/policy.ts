import type { Person, Role } from "../cast.ts";

/** What one table's policy says, written by hand: the tests hold the metadata to it, never the other way round. */
export interface TablePolicy {
  /** Columns that name a row in the lists below, joined by a blank; the ids of the cast are written as their words. */
  named: readonly string[];
  /** Readable columns and computed fields by role, separated by blanks. A role that is not here sees no such table. */
  read: Partial<Record<Role, string>>;
  /** Rows that a person sees as member and as group_admin. Whoever is not here sees none. */
  sees?: Partial<Record<Person, readonly string[]>>;
  /** What group_admin adds for the groups that the person runs. */
  organizerSees?: Partial<Record<Person, readonly string[]>>;
  /** Rows that visitors and partners see, as far as they may read the table at all. */
  publicSees?: readonly string[];
  /** Rows that a platform admin sees; `all` means every row there is. */
  adminSees?: readonly string[] | "all";
  /** Every role sees every row: the catalogue. */
  everybodySeesAll?: boolean;
  /** Columns that may be given on insert and on update, by role. */
  insert?: Partial<Record<Role, string>>;
  update?: Partial<Record<Role, string>>;
  delete?: readonly Role[];
}

export type Policy = Readonly<Record<string, TablePolicy>>;

/** The same for a member and for a group_admin, who is a member with powers in own groups. */
export const forMembers = (text: string): Partial<Record<Role, string>> => ({ member: text, group_admin: text });

/** Members, and platform admins with a few columns more. */
export const forPeople = (text: string, adminMore = ""): Partial<Record<Role, string>> => ({
  ...forMembers(text),
  platform_admin: `${text} ${adminMore}`.trim(),
});

export const MEMBERS: readonly Role[] = ["member", "group_admin"];
