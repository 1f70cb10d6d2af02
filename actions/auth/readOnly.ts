/** With this SQLSTATE Postgres refuses a write while it is read-only, for example because its disk is full. */
const READ_ONLY = "25006";

export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown }).code === READ_ONLY;
