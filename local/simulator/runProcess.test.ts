import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function start(main: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "..", main)], {
    env: { PATH: process.env.PATH, SMTP_PORT: "0", ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  started.push(child);
  return child;
}

/** The JSON line that says it is ready. */
function listening(child: ChildProcess): Promise<{ msg: string; port: number }> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("\n")) resolve(JSON.parse(output) as { msg: string; port: number });
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code} before listening`)));
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    let errors = "";
    child.stderr!.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.once("close", (code) => resolve({ code, errors }));
  });
}

describe.each(["stripe/main.ts", "mail/main.ts", "didit/main.ts"])("%s", (main) => {
  it("says when it listens, answers, and ends on SIGTERM", async () => {
    const child = start(main, { PORT: "0" });
    const { msg, port } = await listening(child);
    expect(msg).toBe("listening");
    expect((await fetch(`http://127.0.0.1:${port}/_sim/health`)).status).toBe(200);
    const end = ended(child);
    child.kill("SIGTERM");
    expect((await end).code).toBe(0);
  });

  it("starts with the local stack's clock where that is ahead already", async () => {
    const { port } = await listening(start(main, { PORT: "0", CLOCK_OFFSET_MS: String(400 * 24 * 60 * 60 * 1_000) }));
    const health = (await (await fetch(`http://127.0.0.1:${port}/_sim/health`)).json()) as { now: string };
    expect(new Date(health.now).getTime()).toBeGreaterThan(Date.now() + 399 * 24 * 60 * 60 * 1_000);
  });

  it("gives one clear line when its port is taken", async () => {
    const { port } = await listening(start(main, { PORT: "0" }));
    expect(await ended(start(main, { PORT: String(port) }))).toEqual({
      code: 1,
      errors: `port ${port} is taken by another process\n`,
    });
  });

  it("gives one clear line when its snapshot is damaged", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "simulator-"));
    const file = path.join(folder, "state.json");
    writeFileSync(file, '{"ids":');
    const { code, errors } = await ended(start(main, { PORT: "0", STATE_FILE: file }));
    expect([code, errors]).toEqual([1, `${file} is not a snapshot of this simulator; delete it to start afresh\n`]);
    rmSync(folder, { recursive: true });
  });

  it("ends with its parent process, when asked to", async () => {
    const child = start(main, { PORT: "0", END_WITH_PARENT: "1" });
    await listening(child);
    const end = ended(child);
    child.stdin!.destroy(); // what the system does when the parent dies
    expect((await end).code).toBe(0);
  });
});
