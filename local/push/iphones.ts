/** An iPhone that exists only here: its token carries its name, so no start and no restart forgets it. */
const MARK = "5c";
const SHORTEST = 64;

/** The token of an iPhone of that name, as Apple would give it to the app: hexadecimal. */
export function tokenOf(name: string): string {
  const bytes = Buffer.from(name);
  const length = bytes.length.toString(16).padStart(2, "0");
  return (MARK + length + bytes.toString("hex")).padEnd(SHORTEST, "0");
}

/** The name of the iPhone that a token is of; null for one outside. */
export function iphoneOf(token: string): string | null {
  if (!token.startsWith(MARK)) return null;
  const start = MARK.length + 2;
  const length = Number.parseInt(token.slice(MARK.length, start), 16);
  const name = Buffer.from(token.slice(start, start + 2 * length), "hex").toString("utf8");
  return tokenOf(name) === token ? name : null;
}
