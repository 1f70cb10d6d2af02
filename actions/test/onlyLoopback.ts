import { Socket } from "node:net";

/**
 * Makes every connection fail that leaves this machine, so that no test can pass by asking the internet. Imported for
 * its effect.
 */
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  // Node's own callers pass their normalised arguments as one array.
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [unknown, unknown];
  const host =
    typeof first === "object" && first !== null ? ((first as { host?: string }).host ?? "localhost") : String(second);
  if (!/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)) {
    throw new Error(`a test may not connect to ${host}`);
  }
  return Reflect.apply(connect, this, args) as Socket;
} as typeof connect;
