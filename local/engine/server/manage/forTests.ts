import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Metadata } from "../../interface.ts";
import type { EngineCalls, TestAnswer } from "../../test/startForTest.ts";

/**
 * The calls of the Hasura CLI (2.38, config 3) in its order: what each command sends, and what it makes of the answers.
 */
export class CliCalls {
  readonly #engine: EngineCalls;

  constructor(engine: EngineCalls) {
    this.#engine = engine;
  }

  /** What every command does first. @returns the server's id */
  async begin(): Promise<string> {
    const version = (await (await fetch(`${this.#engine.origin}/v1/version`)).json()) as { version: string };
    if (!version.version.startsWith("v2.")) throw new Error(`an unknown server: ${version.version}`);
    const exported = await this.#expect("/v1/query", { type: "export_metadata", args: {} });
    if ((exported as Metadata).version !== 3) throw new Error("config v3 needs metadata v3");
    const { id } = (await this.#metadata({ type: "get_catalog_state", args: {} })) as { id: string };
    return id;
  }

  /** `hasura migrate apply --database-name default`. @returns the versions that this call applied */
  async migrateApply(directory: string): Promise<string[]> {
    await this.begin();
    const migrations = readdirSync(directory).toSorted();
    const applied: string[] = [];
    for (const migration of migrations) {
      const version = migration.split("_")[0]!;
      const state = await this.#state();
      if (state[version] === false) continue;
      await this.#setState({ ...state, [version]: true });
      const sql = readFileSync(path.join(directory, migration, "up.sql"), "utf8");
      await this.#expect("/v2/query", {
        type: "run_sql",
        args: { sql, source: "default", cascade: false, read_only: false, check_metadata_consistency: false },
      });
      await this.#setState({ ...state, [version]: false });
      applied.push(version);
    }
    return applied;
  }

  /** `hasura migrate status`: for each version, whether it is applied. */
  async migrateStatus(directory: string): Promise<Record<string, boolean>> {
    await this.begin();
    const state = await this.#state();
    const versions = readdirSync(directory).map((name) => name.split("_")[0]!);
    return Object.fromEntries(versions.toSorted().map((version) => [version, state[version] === false]));
  }

  /** `hasura metadata apply`. */
  async metadataApply(metadata: Metadata): Promise<unknown> {
    await this.begin();
    return this.#metadata({
      type: "replace_metadata",
      version: 2,
      args: { allow_inconsistent_metadata: true, metadata },
    });
  }

  /** `hasura metadata export`, and the server's half of `hasura metadata diff`. */
  async metadataExport(): Promise<unknown> {
    await this.begin();
    return this.#metadata({ type: "export_metadata", args: {} });
  }

  /** `hasura deploy`. @returns the answer of its last step, and the versions that it applied */
  async deploy(metadata: Metadata, migrations: string): Promise<{ applied: string[]; reloaded: unknown }> {
    await this.metadataApply(metadata);
    const applied = await this.migrateApply(migrations);
    await this.metadataApply(metadata);
    return { applied, reloaded: await this.metadataReload() };
  }

  async metadataReload(): Promise<unknown> {
    await this.begin();
    return this.#metadata({ type: "reload_metadata", args: {} });
  }

  /** `hasura metadata inconsistency status`; list prints the objects. */
  async inconsistency(): Promise<unknown> {
    await this.begin();
    return this.#metadata({ type: "get_inconsistent_metadata", args: {} });
  }

  async inconsistencyDrop(): Promise<unknown> {
    await this.begin();
    return this.#metadata({ type: "drop_inconsistent_metadata", args: {} });
  }

  /** `hasura seed apply --database-name default`: all files in one request. */
  async seedApply(directory: string): Promise<unknown> {
    await this.begin();
    const files = readdirSync(directory)
      .filter((name) => name.endsWith(".sql"))
      .toSorted();
    const args = files.map((file) => ({
      type: "run_sql",
      args: {
        sql: readFileSync(path.join(directory, file), "utf8"),
        source: "default",
        cascade: false,
        read_only: false,
      },
    }));
    return this.#expect("/v2/query", { type: "bulk", args });
  }

  async #state(): Promise<Record<string, boolean>> {
    const { cli_state: state } = (await this.#metadata({ type: "get_catalog_state", args: {} })) as {
      cli_state: { migrations?: Record<string, Record<string, boolean>> };
    };
    return state.migrations?.default ?? {};
  }

  #setState(versions: Record<string, boolean>): Promise<unknown> {
    const state = {
      migrations: { default: versions },
      settings: { migration_mode: "true" },
      isStateCopyCompleted: false,
    };
    return this.#metadata({ type: "set_catalog_state", args: { type: "cli", state } });
  }

  #metadata(body: object): Promise<unknown> {
    return this.#expect("/v1/metadata", body);
  }

  async #expect(route: string, body: object): Promise<unknown> {
    const { status, json }: TestAnswer = await this.#engine.asAdmin(route, body);
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json;
  }
}
