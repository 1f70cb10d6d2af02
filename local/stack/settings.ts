import { accessSync, constants } from "node:fs";
import path from "node:path";
import { makePrivate } from "./privateFolder.ts";

/** What a user may set; everything else follows from it. */
export interface Settings {
  /** The web port; the others follow from it. */
  port: number;
  dataDir: string;
  seed: "demo" | "none";
  /** The Hasura metadata directory that the engine reads. */
  metadataDir: string;
  /** Reload on change instead of serving a build. */
  watch: boolean;
}

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Which process listens where, counted from the web port. */
export const SERVICES = [
  "web",
  "engine",
  "actions",
  "postgres",
  "stripe",
  "didit",
  "mail",
  "smtp",
  "control",
  "push",
  "apns",
  "oidc",
  "maps",
] as const;
export type Service = (typeof SERVICES)[number];

export function portOf(settings: Settings, service: Service): number {
  return settings.port + SERVICES.indexOf(service);
}

/**
 * Reads PORT, DATA_DIR, SEED and METADATA_DIR and makes sure that we, and only we, can write to the data directory.
 * @throws Error with one sentence that says what to change
 */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  if (Number(process.versions.node.split(".")[0]) < 24)
    throw new Error(
      `Node ${process.versions.node} is too old: run this through npm (npm start), which brings its own Node 24`,
    );
  const port = Number(env["PORT"] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`PORT is ${env["PORT"]}: use a number from 1 to 65000`);
  const seed = env["SEED"] || "demo";
  if (seed !== "demo" && seed !== "none") throw new Error(`SEED is ${seed}: use demo or none`);
  const dataDir = path.resolve(ROOT, env["DATA_DIR"] || ".local");
  try {
    makePrivate(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a directory of yours`,
      { cause: error },
    );
  }
  const metadataDir = path.resolve(ROOT, env["METADATA_DIR"] || "hasura/metadata");
  return { port, dataDir, seed, metadataDir, watch: args.includes("--watch") };
}
