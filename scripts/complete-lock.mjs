// scripts/complete-lock.mjs — adds entries for optional platform packages the registry did not offer
import { readFileSync, writeFileSync } from "node:fs";
const file = "package-lock.json",
  lock = JSON.parse(readFileSync(file, "utf8"));
const os = {
  darwin: "darwin",
  macos: "darwin",
  win32: "win32",
  windows: "win32",
  linux: "linux",
  android: "android",
  freebsd: "freebsd",
  openbsd: "openbsd",
  netbsd: "netbsd",
  sunos: "sunos",
  aix: "aix",
  openharmony: "openharmony",
};
const cpu = {
  arm64: "arm64",
  x64: "x64",
  ia32: "ia32",
  arm: "arm",
  ppc64: "ppc64",
  s390x: "s390x",
  riscv64: "riscv64",
  loong64: "loong64",
  mips64el: "mips64el",
  wasm32: "wasm32",
};
const pick = (t, n) => Object.entries(t).find(([k]) => new RegExp(`[-/_.]${k}(?:$|[-_.]|eabi|el)`).test(n))?.[1];
const has = (from, n) => {
  for (let p = from; ; p = p.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${p ? `${p}/` : ""}node_modules/${n}`]) return true;
    if (!p) return false;
  }
};
for (const [at, p] of Object.entries({ ...lock.packages }))
  for (const [n, v] of Object.entries(p.optionalDependencies ?? {})) {
    const o = pick(os, n),
      c = pick(cpu, n);
    if (!has(at, n) && (o || c === "wasm32") && /^\d+\.\d+\.\d+/.test(v))
      lock.packages[`node_modules/${n}`] = {
        version: v,
        ...(c && { cpu: [c] }),
        ...(p.dev && { dev: true }),
        optional: true,
        ...(o && { os: [o] }),
      };
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
