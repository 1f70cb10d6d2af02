import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./settings.ts";

/**
 * Builds the web client into the data directory, unless the same sources were built before.
 * @returns the directory to serve
 * @throws Error with the builder's first error line
 */
export async function buildWeb(dataDir: string): Promise<string> {
  const builds = path.join(dataDir, "web");
  const target = path.join(builds, fingerprint());
  if (existsSync(path.join(target, "index.html"))) return target;
  const draft = `${target}.draft`;
  await vite(["build", "web", "--outDir", draft, "--emptyOutDir"]);
  for (const old of existsSync(builds) ? readdirSync(builds) : [])
    if (path.join(builds, old) !== draft) rmSync(path.join(builds, old), { recursive: true, force: true });
  renameSync(draft, target);
  return target;
}

function vite(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, "node_modules/vite/bin/vite.js"), ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`web build: ${firstFault(errors) ?? `ended with ${code}`}`)),
    );
  });
}

/** The readable part of a failed build's output: the first line that says something under "error during build". Above it stand warnings. */
export function firstFault(output: string): string | undefined {
  const plain = stripVTControlCharacters(output);
  const lines = plain.slice(Math.max(plain.indexOf("error during build:"), 0)).split("\n");
  return lines
    .map((line) => line.trim())
    .find((line) => line !== "" && !/^(✗|error during build|Build failed|at |\[plugin [^\]]*\]$)/.test(line));
}

/** A hash over everything the build reads. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const visit = (entry: string) => {
    for (const child of readdirSync(path.join(ROOT, entry), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const name = path.join(entry, child.name);
      if (child.isDirectory()) {
        if (child.name !== "dist" && child.name !== "node_modules") visit(name);
      } else hash.update(name).update(readFileSync(path.join(ROOT, name)));
    }
  };
  visit("web");
  visit("schema");
  hash.update(readFileSync(path.join(ROOT, "package-lock.json")));
  return hash.digest("hex").slice(0, 16);
}
