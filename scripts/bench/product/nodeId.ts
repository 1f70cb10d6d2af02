/** The global id of a row with one key, as Relay servers make it. */
export const nodeId = (table: string, key: string): string =>
  Buffer.from(`[1, "public", "${table}", "${key}"]`).toString("base64");
