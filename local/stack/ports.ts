import { createServer } from "node:net";
import { portOf, SERVICES, type Settings } from "./settings.ts";

/**
 * @param withinMs how long to wait for ports that are about to become free
 * @throws Error naming every port that is taken, before anything is started
 */
export async function requireFreePorts(settings: Settings, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  let taken = await takenPorts(settings);
  while (taken.length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    taken = await takenPorts(settings);
  }
  if (taken.length === 0) return;
  const is = taken.length === 1 ? "port is" : "ports are";
  throw new Error(`${is} taken: ${taken.join(", ")}. Stop what listens there, or set PORT to another number`);
}

async function takenPorts(settings: Settings): Promise<string[]> {
  const free = await Promise.all(SERVICES.map((service) => isFree(portOf(settings, service))));
  return SERVICES.filter((_, index) => !free[index]).map((service) => `${portOf(settings, service)} (${service})`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
