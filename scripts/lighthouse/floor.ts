import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { compress } from "../../web/build/compress.ts";
import { serveClient } from "../../web/server/staticFiles.ts";

/** Builds and serves an empty page of React and Relay as our own pages are built and served. */
export async function startFloor(): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-floor-"));
  await build({
    root: path.join(import.meta.dirname, "floor"),
    configFile: false,
    logLevel: "error",
    plugins: [compress()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(serveClient(folder)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
