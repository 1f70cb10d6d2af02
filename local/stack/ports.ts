import { createServer } from "node:net";
import { portOf, SERVICES, type Settings } from "./settings.ts";

/** @throws Error naming every port that is taken, before anything is started */
export async function requireFreePorts(settings: Settings): Promise<void> {
  const taken: string[] = [];
  for (const service of SERVICES) {
    const port = portOf(settings, service);
    if (!(await isFree(port))) taken.push(`${port} (${service})`);
  }
  if (taken.length > 0) {
    const is = taken.length === 1 ? "port is" : "ports are";
    throw new Error(`${is} taken: ${taken.join(", ")}. Stop what listens there, or set PORT to another number`);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
