import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const GRACE_MS = 700;

/** @returns the port @throws Error with one sentence when the port is taken */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`port ${port} is already in use`) : error),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets running requests finish for a moment, then cuts what is left. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cut);
}
