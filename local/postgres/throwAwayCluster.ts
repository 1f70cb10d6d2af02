import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Cluster, type ClusterOptions, startCluster } from "./cluster.ts";
import { freePort } from "./freePort.ts";

/** A server whose data nobody keeps: `stop` removes its folder as well. */
export interface ThrowAwayCluster extends Cluster {
  /** Its own folder, for other files that go with it. */
  home: string;
}

/**
 * Starts a server with a folder, a port and a password of its own.
 * @param purpose named in the folder's name
 * @param options `within`: the folder around its own. Commits wait for no disk unless `unsafeFast` is false.
 */
export async function startThrowAwayCluster(
  purpose: string,
  { within = tmpdir(), ...options }: Pick<ClusterOptions, "settings" | "unsafeFast"> & { within?: string } = {},
): Promise<ThrowAwayCluster> {
  const home = mkdtempSync(path.join(within, `savings-circle-${purpose}-`));
  chmodSync(home, 0o711); // as root, the server runs as another user and has to pass through
  const cluster = await startCluster({
    dataDir: path.join(home, "data"),
    port: await freePort(),
    password: randomBytes(12).toString("hex"),
    unsafeFast: true,
    ...options,
  });
  return {
    ...cluster,
    home,
    async stop(withinMs) {
      await cluster.stop(withinMs);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
