/** What header, menu and floating buttons show of the person signed in. */
export interface ShellPerson {
  userId: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  isVerified: boolean;
  isAdmin: boolean;
}

/** How much waits to be read. */
export interface ShellCounts {
  unreadMessages: number;
  /** Grows with each message that comes while `unreadMessages` is 100. */
  messagesMark: number;
  /** Messages, votes, invitations and notifications together. */
  unreadTotal: number;
}
