import type { Server } from "node:net";
import { builtOrRefused, portFromEnv, runProcess } from "./runProcess.ts";

/** Where a simulator is reached. Known once it listens, since the port may be any free one. */
export interface OwnAddress {
  /** On this machine. */
  url(): string;
  /** As browsers see it: PUBLIC_URL of the environment, without a slash at its end, or else the same. */
  publicUrl(): string;
}

/**
 * The process of a simulator that gives out addresses of its own, such as those of its pages. It listens at PORT of the
 * environment.
 * @param create what it throws is the one clear line with which the process ends
 */
export function runAddressed(create: (address: OwnAddress) => { server: Server; stop?(): void }): void {
  const { PUBLIC_URL } = process.env;
  const port = portFromEnv();
  let listening = port;
  const url = () => `http://127.0.0.1:${listening}`;
  const publicUrl = () => PUBLIC_URL?.replace(/\/$/, "") ?? url();
  const simulator = builtOrRefused(() => create({ url, publicUrl }));
  runProcess({
    port,
    server: simulator.server,
    stop: () => simulator.stop?.(),
    onListening: (given) => {
      listening = given;
    },
  });
}
