import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Inside the checkout, so that the packages that stay outside of the file are found from it. */
const KEPT = path.join(ROOT, "node_modules/.cache/test-service");
/** What the program is made of. */
const SOURCES = ["actions", "schema", "package-lock.json"];
/** Packages with a part that is not JavaScript, or that are read only where they are used. */
const OUTSIDE = ["sharp", "@node-rs/argon2", "@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"];

const PROGRAM = "server.mjs";

/** The folder, as `NODE_COMPILE_CACHE`, where the processes of tests keep compiled code. Later processes find it there. */
export const COMPILED = path.join(tmpdir(), "savings-circle-test-compiled");

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** Names the sources as they are now. */
function stateOfSources(): string {
  const state = createHash("sha256");
  for (const source of SOURCES) {
    const place = path.join(ROOT, source);
    const files = source.includes(".") ? [""] : readdirSync(place, { recursive: true, encoding: "utf8" }).toSorted();
    for (const file of files.filter((name) => name === "" || (/\.(ts|json)$/.test(name) && !name.endsWith(".test.ts"))))
      state.update(file).update(readFileSync(path.join(place, file)));
  }
  return state.digest("hex").slice(0, 20);
}

function forgetOld(): void {
  for (const name of readdirSync(KEPT)) {
    const folder = path.join(KEPT, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT_FOR_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the program without its environment: it ends by itself, and Node keeps what it has compiled. A killed process keeps nothing. */
function keepCompiled(program: string): void {
  spawnSync(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED },
    stdio: "ignore",
  });
}

/**
 * The service in a few files, made anew when its sources have changed. It starts with a third of the work that its 1,500 modules need, and
 * tests that kill it start it hundreds of times. `server.test.ts` starts the modules themselves.
 * @returns the path of the program
 */
export async function serverProgram(): Promise<string> {
  const folder = path.join(KEPT, stateOfSources());
  const program = path.join(folder, PROGRAM);
  if (existsSync(program)) return program;
  mkdirSync(KEPT, { recursive: true });
  forgetOld();
  const draft = `${folder}.${process.pid}`;
  const { build } = await import("vite");
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      ssr: path.join(ROOT, "actions/server.ts"),
      outDir: draft,
      target: "node24",
      minify: false,
      rolldownOptions: {
        // By these names Node knows at once that they are modules: else it reads the five megabytes twice.
        output: { entryFileNames: PROGRAM, chunkFileNames: "[name].mjs", comments: false },
      },
    },
    ssr: { noExternal: true, external: OUTSIDE },
  });
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker was quicker.
    rmSync(draft, { recursive: true, force: true });
    return program;
  }
  keepCompiled(program);
  return program;
}
