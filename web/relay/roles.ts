/** The roles of this client. Each has its own Relay environment; they differ only in the role header. */
export type Role = "anonymous" | "member" | "group_admin" | "platform_admin";
