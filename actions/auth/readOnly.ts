/** SQLSTATE of a write while Postgres is read-only, as on one machine with a full disk. */
const READ_ONLY = "25006";

export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown }).code === READ_ONLY;
