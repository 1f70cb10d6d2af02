/** What the parts of the sheet to invite say to each other. */

/** What was just done, in the one place that is kept for it. */
export interface Done {
  title: string;
  text?: string;
}

/** What each way to invite is told, and tells. */
export interface Inviting {
  groupId: string;
  /** A further attempt begins: what was said of the last one goes. */
  onTry: () => void;
  /** Says what was sent; false when the invitation stood in the list before. */
  onSent: (name: string, invitationId: string) => boolean;
  /** Somebody else may have taken the last seat: what the sheet shows is read again. */
  onRefused: () => void;
}
