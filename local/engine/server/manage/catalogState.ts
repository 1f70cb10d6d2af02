import type { Pool } from "pg";
import { CATALOG_STATE_TABLE } from "./catalogStateTable.ts";
import { parseFailed, record, SUCCESS, text, type Commands } from "./calls.ts";

const COLUMNS: Readonly<Record<string, string>> = { cli: "cli_state", console: "console_state" };

/** What the CLI and the console store on a server: the CLI stores there which migrations are applied. */
export function catalogStateCommands(pool: Pool): Commands {
  return {
    get_catalog_state: {
      changes: false,
      async run() {
        await pool.query(CATALOG_STATE_TABLE);
        const { rows } = await pool.query(
          "select hasura_uuid as id, cli_state, console_state from hdb_catalog.hdb_version",
        );
        return rows[0] as unknown;
      },
    },
    set_catalog_state: {
      changes: false,
      async run(args) {
        const column = COLUMNS[text(args, "type")];
        if (!column) throw parseFailed('unexpected catalog state type, expected "cli" or "console"', "$.type");
        const { state } = record(args);
        if (state === undefined) throw parseFailed('key "state" not found', "$");
        await pool.query(CATALOG_STATE_TABLE);
        await pool.query(`update hdb_catalog.hdb_version set ${column} = $1`, [JSON.stringify(state)]);
        return SUCCESS;
      },
    },
  };
}
