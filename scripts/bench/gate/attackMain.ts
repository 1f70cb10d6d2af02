/** The process that attacks: it takes one attack over IPC and goes on until it is killed. */
import { connect } from "node:net";
import { WebSocket } from "ws";

export interface Attack {
  port: number;
  /** One connection each: how it behaves, from which address of this machine, and what it sends. */
  connections: readonly { manner: Manner; from: string; text: string }[];
}

/**
 * `pipelines`: many requests at once, and never reads. `repeats`: one after the other. `leaves`: asks and goes away.
 * `subscribes`: a websocket with live queries, and never reads; `text` is the frames, by lines.
 */
export type Manner = "pipelines" | "repeats" | "leaves" | "subscribes";

const PIPELINED = 50;
const STAY_MS = 15;
const COME_BACK_MS = 20;

function attack(port: number, each: Attack["connections"][number]): void {
  const { from, manner, text } = each;
  const again = () => void setTimeout(() => attack(port, each), COME_BACK_MS);
  if (manner === "subscribes") {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/v1beta1/relay`, "graphql-transport-ws", {
      localAddress: from,
    });
    socket.on("error", () => undefined);
    socket.on("close", again);
    socket.on("open", () => {
      const [init, ...frames] = text.split("\n");
      socket.send(init!);
      socket.once("message", () => {
        for (const frame of frames) socket.send(frame);
        socket.pause();
      });
    });
    return;
  }
  const socket = connect({ host: "127.0.0.1", port, localAddress: from, noDelay: true });
  socket.on("error", () => undefined);
  socket.on("close", again);
  socket.write(manner === "pipelines" ? text.repeat(PIPELINED) : text);
  if (manner === "pipelines") socket.pause();
  if (manner === "repeats") socket.on("data", () => socket.write(text));
  if (manner === "leaves") setTimeout(() => socket.destroy(), STAY_MS);
}

process.on("message", ({ connections, port }: Attack) => {
  for (const each of connections) attack(port, each);
});
process.on("disconnect", () => process.exit(0));
