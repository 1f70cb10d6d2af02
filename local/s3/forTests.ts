import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** The settings that a client needs, with keys that open nothing else. */
export interface TestS3 {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: true;
  /** Makes trouble for one of the next requests, in the words of local/simulator. */
  fault(fault: object): Promise<void>;
  /** The keys of all objects. */
  keys(): Promise<string[]>;
  /** How many objects have begun to come in pieces and are not there yet. */
  openUploads(): Promise<number>;
  stop(): Promise<void>;
}

/** The storage as a process of its own on a free port. */
export async function startTestS3(): Promise<TestS3> {
  const settings = { bucket: "circle-files", accessKeyId: "TESTKEY", secretAccessKey: "secret/of+the=test" };
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "main.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      END_WITH_PARENT: "1",
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const { port } = JSON.parse(line.toString()) as { port: number };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    ...settings,
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    async fault(fault) {
      await fetch(`${endpoint}/_sim/faults`, { method: "POST", body: JSON.stringify(fault) });
    },
    keys: async () => (await (await fetch(`${endpoint}/_sim/keys`)).json()) as string[],
    openUploads: async () => Number(await (await fetch(`${endpoint}/_sim/uploads`)).text()),
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
