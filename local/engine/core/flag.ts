const YES: ReadonlySet<string> = new Set(["true", "t", "yes", "y", "1"]);
const NO: ReadonlySet<string> = new Set(["false", "f", "no", "n", "0"]);

/**
 * Reads an environment variable that is true or false, in any of Hasura's spellings.
 * @throws Error naming the variable
 */
export function readFlag(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === "") return otherwise;
  if (YES.has(text)) return true;
  if (NO.has(text)) return false;
  throw new Error(`${name}: expected true or false, found "${env[name]}"`);
}
