/**
 * The web server without its gate: its own headers and its own reverse proxy, through which GraphQL is reached as
 * actions is. What the gate is compared with.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchParent } from "../../../local/engine/parentWatch.ts";
import { prepareForwarding, requestId } from "../../../web/server/forwardedHeaders.ts";
import { securityHeaders } from "../../../web/server/headers.ts";
import { createReverseProxy } from "../../../web/server/proxy.ts";
import { readPath } from "../../../web/server/requestPath.ts";

const target = new URL(process.env["TARGET"]!);
const publicOrigin = new URL(process.env["PUBLIC_ORIGIN"]!);
const headers = Object.entries(securityHeaders({ publicOrigin, stripeJs: undefined }));
const proxy = createReverseProxy();
const server = createServer((request, response) => {
  for (const [name, value] of headers) response.setHeader(name, value);
  const id = requestId(request.headers);
  const { path, query } = readPath(request.url)!;
  response.setHeader("x-request-id", id);
  request.url = path + query;
  prepareForwarding(request, id, { publicOrigin, trustedHops: 0 });
  proxy.web(request, response, target);
});
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ msg: "listening", port: (server.address() as AddressInfo).port }));
});
watchParent(Number(process.env["PARENT_PID"]), () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
