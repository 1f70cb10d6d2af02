import { connect } from "node:net";

/** A websocket that costs its process almost nothing. */
export interface BareSocket {
  send(text: string): void;
  close(): void;
}

interface Options {
  port: number;
  path: string;
  subprotocol: string;
  /** A whole text frame. */
  onText(text: string): void;
  /** The server has closed the socket; says how. */
  onEnd(reason: string): void;
}

const HEAD_END = "\r\n\r\n";
const TEXT = 0x81;
const CLOSE = 0x88;
const MASKED = 0x80;
/** A mask of zeros leaves the payload unchanged, which is good enough between two processes of one machine. */
const MASK = Buffer.alloc(4);

/**
 * A client for exactly what the bench's servers send: unfragmented text frames. A general client would cost as much as
 * the measured server, on the same two cores.
 * @throws Error with the server's refusal
 */
export function openBareSocket({ onEnd, onText, path, port, subprotocol }: Options): Promise<BareSocket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\n` +
      `sec-websocket-protocol: ${subprotocol}${HEAD_END}`,
  );
  let received: Buffer = Buffer.alloc(0);
  const readFrames = (): void => {
    for (;;) {
      const frame = firstFrame(received);
      if (!frame) return;
      received = received.subarray(frame.end);
      if (frame.kind === TEXT) onText(frame.payload.toString("utf8"));
      else if (frame.kind === CLOSE)
        onEnd(`closed with ${frame.payload.length > 1 ? frame.payload.readUInt16BE() : "no code"}`);
      else onEnd(`sent a frame of kind ${frame.kind.toString(16)}`);
    }
  };
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isOpen) {
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        const head = received.toString("latin1", 0, end);
        if (!head.startsWith("HTTP/1.1 101")) return reject(new Error(head.split("\r\n", 1)[0]!));
        isOpen = true;
        received = received.subarray(end + HEAD_END.length);
        resolve({ send: (text) => void socket.write(textFrame(text)), close: () => void socket.destroy() });
      }
      readFrames();
    });
    socket.on("error", (error) => (isOpen ? onEnd(error.message) : reject(error)));
    socket.on("end", () => (isOpen ? onEnd("hung up") : reject(new Error("hung up"))));
  });
}

/** The first frame of the buffer, if it is complete. @throws RangeError for one that no memory would hold */
function firstFrame(bytes: Buffer): { kind: number; payload: Buffer; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]!;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end ? undefined : { kind: bytes[0]!, payload: bytes.subarray(start, end), end };
}

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 0xffff) throw new RangeError("longer than the bench's requests are");
  const head =
    payload.length < 126
      ? Buffer.from([TEXT, MASKED | payload.length])
      : Buffer.from([TEXT, MASKED | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, MASK, payload]);
}
