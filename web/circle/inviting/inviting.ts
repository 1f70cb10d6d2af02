/** What the parts of the sheet to invite say to each other. */

/** What was just done, in the one place that is kept for it. */
export interface Done {
  title: string;
  text?: string;
}

/** What each way to invite is told, and tells. */
export interface Inviting {
  groupId: string;
  /** Clears what was said of the last attempt, because another one begins. */
  onTry: () => void;
  /** Says what was sent; false when the invitation stood in the list before. */
  onSent: (name: string, invitationId: string) => boolean;
  /** Somebody else may have taken the last seat: what the sheet shows is read again. */
  onRefused: () => void;
}
