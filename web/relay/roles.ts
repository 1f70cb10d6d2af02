/** The roles this client asks as; one Relay environment each, which differ in the role header alone. */
export type Role = "anonymous" | "member" | "group_admin" | "platform_admin";
