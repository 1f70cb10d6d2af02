/**
 * A reverse proxy that only passes on, without looking: what any process in front of GraphQL costs, whatever it does. It
 * uses the library of our own proxy, with connections that are kept.
 */
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createProxyServer } from "http-proxy-3";
import { watchParent } from "../../../local/engine/parentWatch.ts";

const proxy = createProxyServer({ target: process.env.TARGET!, agent: new Agent({ keepAlive: true }) });
proxy.on("error", (error) => console.error(error.message));
const server = createServer((request, response) => proxy.web(request, response));
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ msg: "listening", port: (server.address() as AddressInfo).port }));
});
watchParent(Number(process.env.PARENT_PID), () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
