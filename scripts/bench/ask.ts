import { request } from "node:http";

/** Sends one whole HTTP request as the load does (sides.ts), and reads the JSON of its answer. */
export function ask(port: number, text: string): Promise<unknown> {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  const [method, path] = line.split(" ");
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, method, path, headers: headers.flatMap((header) => header.split(": ")), agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const answer = Buffer.concat(chunks).toString("utf8");
          if (response.statusCode === 200) resolve(JSON.parse(answer));
          else reject(new Error(`${response.statusCode} for ${line}: ${answer}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
