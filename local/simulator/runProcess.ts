import type { AddressInfo, Server } from "node:net";

export interface RunOptions {
  /** Listens on loopback; an HTTP or any other TCP server. */
  server: Server;
  port: number;
  /** Further servers of the same process, by the name under which their ports are announced. */
  also?: Record<string, { server: Server; port: number }>;
  /** Called once before the process ends: write what must not be lost. */
  stop(): void;
  /** Called first with the port, which is only known now if it was 0. */
  onListening?(port: number): void;
}

/**
 * The life of a simulator process: says when it listens, gives one clear line when it cannot, ends on SIGTERM, SIGINT
 * and, with END_WITH_PARENT=1, when its parent process is gone (our standard input closes).
 */
export function runProcess({ also = {}, onListening, port, server, stop }: RunOptions): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop();
    server.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  if (process.env.END_WITH_PARENT === "1") {
    process.stdin.on("end", end).on("close", end).on("error", end).resume();
  }

  void announce();

  async function announce(): Promise<void> {
    const given = await listenOrRefuse(server, port);
    const others: Record<string, number> = {};
    for (const [name, other] of Object.entries(also)) others[name] = await listenOrRefuse(other.server, other.port);
    onListening?.(given);
    process.stdout.write(`${JSON.stringify({ msg: "listening", port: given, ...others })}\n`);
  }
}

async function listenOrRefuse(server: Server, port: number): Promise<number> {
  try {
    return await listenOnLoopback(server, port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refuseToStart(code === "EADDRINUSE" ? `port ${port} is taken by another process` : message);
  }
}

/** Prints one clear line and ends the process. */
export function refuseToStart(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** The result of `build`. If it throws, for example for a damaged snapshot, its message is the one clear line. */
export function builtOrRefused<Built>(build: () => Built): Built {
  try {
    return build();
  } catch (error) {
    return refuseToStart((error as Error).message);
  }
}

/** Resolves with the port, which is a free one when asked for 0. */
export function listenOnLoopback(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** PORT of the environment. Ends the process with one clear line when it is missing or no port. */
export function portFromEnv(name = "PORT"): number {
  const port = Number(process.env[name]);
  if (process.env[name] !== undefined && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return refuseToStart(`${name} must be a port number, 0 for any free one`);
}

/** CLOCK_OFFSET_MS of the environment: how far the local stack's clock is ahead of the machine's; 0 without one. */
export function clockOffsetFromEnv(): number {
  const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
  return Number.isFinite(offsetMs) ? offsetMs : refuseToStart("CLOCK_OFFSET_MS must be a number of milliseconds");
}
