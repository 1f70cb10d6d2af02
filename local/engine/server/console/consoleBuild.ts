import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const CONFIG = path.join(import.meta.dirname, "vite.config.ts");

/** `failed` is answered once; the next call builds again. */
export type BuildState =
  | { kind: "ready"; directory: string }
  | { kind: "building" }
  | { kind: "failed"; fault: string };

/**
 * The console's page. A process of its own bundles it at the first visit, so that an engine whose console nobody opens
 * pays nothing. Equal sources are bundled once.
 */
export class ConsoleBuild {
  readonly #cacheDir: string;
  readonly #command: readonly string[];
  #state: BuildState | undefined;
  #child: ChildProcess | undefined;

  /** @param command the bundler; it gets `--outDir` and a folder */
  constructor(cacheDir: string, command: readonly string[] = viteCommand()) {
    this.#cacheDir = cacheDir;
    this.#command = command;
  }

  /** How far the build is; starts it if there is none. */
  state(): BuildState {
    const state = this.#state ?? this.#begin();
    if (state.kind === "failed") this.#state = undefined;
    return state;
  }

  close(): void {
    this.#child?.kill("SIGKILL");
  }

  #begin(): BuildState {
    const directory = path.join(this.#cacheDir, fingerprint());
    if (existsSync(path.join(directory, "index.html"))) return (this.#state = { kind: "ready", directory });
    this.#state = { kind: "building" };
    const draft = `${directory}.${process.pid}.draft`;
    const [program, ...args] = this.#command;
    const child = spawn(program!, [...args, "--outDir", draft], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#child = child;
    let said = "";
    child.stderr!.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", (error) => (this.#state = { kind: "failed", fault: error.message }));
    child.once("close", (code) => {
      if (this.#state?.kind !== "building") return;
      this.#state = code === 0 ? taken(draft, directory) : { kind: "failed", fault: firstLine(said) };
      rmSync(draft, { recursive: true, force: true });
    });
    return this.#state;
  }
}

function viteCommand(): string[] {
  return [process.execPath, path.join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--config", CONFIG];
}

/** When another engine has finished its build first, this engine uses that one. */
function taken(draft: string, directory: string): BuildState {
  try {
    renameSync(draft, directory);
  } catch (error) {
    if (!existsSync(path.join(directory, "index.html"))) return { kind: "failed", fault: (error as Error).message };
  }
  return { kind: "ready", directory };
}

/** A hash over the sources of the page. */
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(path.join(ROOT, "package-lock.json")));
  hash.update(readFileSync(CONFIG));
  const page = path.join(import.meta.dirname, "page");
  for (const file of readdirSync(page).toSorted()) hash.update(file).update(readFileSync(path.join(page, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * The line of the bundler's output that a person should read: the one that names an error, or else the first with text.
 */
function firstLine(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(✗|error during build|Build failed)/.test(line));
  return lines.find((line) => /^\w*Error:/.test(line)) ?? lines[0] ?? "no reason was given";
}
