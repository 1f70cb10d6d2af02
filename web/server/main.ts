/** The product's web server: static files and one reverse proxy on one origin. Settings: env.ts. */
import type { AddressInfo } from "node:net";
import { createWebServer } from "./app.ts";
import { readEnv } from "./env.ts";
import { log } from "./log.ts";

const STOP_MS = 1500;

function start(): void {
  const settings = readEnv(process.env);
  const server = createWebServer(settings);
  server.on("error", (error: NodeJS.ErrnoException) =>
    giveUp(error.code === "EADDRINUSE" ? new Error(`port ${settings.port} is already in use`) : error),
  );
  server.listen(settings.port, settings.host, () =>
    log("info", "listening", { port: (server.address() as AddressInfo).port }),
  );
  const stop = (reason: string) => {
    log("info", "stopping", { reason });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Websockets do not end by themselves; their clients connect again.
    setTimeout(() => process.exit(0), STOP_MS).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(signal));
  // The program that started this server holds its standard input. When that program ends, this one ends too.
  if (settings.endsWithParent) process.stdin.resume().once("end", () => stop("parent ended"));
}

function giveUp(error: Error): never {
  process.stderr.write(`web: ${error.message}\n`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  giveUp(error as Error);
}
