/** What the parts of the sheet to invite say to each other. */

/** Somebody on the invitation list: found by name, or an address that was typed. */
export type Invitee =
  | { readonly userId: string; readonly name: string }
  | { readonly email: string; readonly name: string };

export const addressee = (email: string): Invitee => ({ email, name: email });

/** One entry of the list for each person and each address, however it is written. */
export const keyOf = (invitee: Invitee): string =>
  "userId" in invitee ? invitee.userId : invitee.email.toLocaleLowerCase();

/** How the ways to find somebody see the list. */
export interface AddingToList {
  has: (invitee: Invitee) => boolean;
  /** False when it stands there already. */
  add: (invitee: Invitee) => boolean;
  /** Whether the list has just invited them, which who was found before does not tell. */
  hasInvited: (invitee: Invitee) => boolean;
  /** Who is found was read anew, and tells it. */
  forgetInvited: () => void;
}
