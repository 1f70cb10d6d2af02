import pg from "pg";

/** How many statements a connection keeps at most. A list in a statement makes a new statement for each of its lengths. */
const MOST = 400;

/** Whether a statement failed because somebody changed its table's columns after Postgres had parsed it. Sent once more, it succeeds. */
export const isOutdated = (error: unknown): boolean =>
  (error as { routine?: string }).routine === "RevalidateCachedQuery";

type Ask = (statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/**
 * A connection that names its statements. Postgres parses a named statement once. After five runs it may keep one plan for it. Most of
 * what our short statements cost is parsing and planning.
 */
export class NamingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #given = 0;

  override query(...args: unknown[]): never {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === "string" && Array.isArray(values) && values.length > 0;
    return (isPlain ? this.#askByName(text, values) : super.query(...(args as [string]))) as never;
  }

  async #askByName(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const ask = super.query as Ask;
    const isAlone = this.getTransactionStatus() === "I";
    try {
      return await ask.call(this, { name: this.#nameOf(text), text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // Under a new name Postgres parses the statement again, with the columns of now.
      this.#names.clear();
      if (!isAlone) throw error;
      return ask.call(this, { name: this.#nameOf(text), text, values });
    }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST) return known;
    this.#given += 1;
    const name = `s${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}
