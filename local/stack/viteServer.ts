/** Vite's development server as one of the stack's programs. */
import { createServer } from "vite";

const server = await createServer({
  configFile: "web/vite.config.ts",
  root: "web",
  server: { port: Number(process.env["PORT"]), strictPort: true, host: "127.0.0.1" },
});
await server.listen();
console.log(JSON.stringify({ msg: "listening", port: Number(process.env["PORT"]) }));
process.stdin.resume().on("end", () => process.exit(0));
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
