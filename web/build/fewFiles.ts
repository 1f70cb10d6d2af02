import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const written = readFileSync(import.meta.filename, "utf8");

type Chunk = Pick<Rolldown.OutputChunk, "code" | "fileName" | "isDynamicEntry"> & { modules: object };

/** A file of nothing but other names for what another one holds; the bundler writes one for each page that shares its file. */
export const isDoor = ({ isDynamicEntry, modules }: Chunk) => isDynamicEntry && Object.keys(modules).length === 0;

const base = (fileName: string) => fileName.slice(fileName.lastIndexOf("/") + 1);

/** Pairs such as `u as a`. */
const pairsOf = (list: string) =>
  list.split(",").map((pair): [string, string] => {
    const [name = "", as = name] = pair.trim().split(/\s+as\s+/);
    return [name, as];
  });

/** The file behind a door, and what opens it there. */
function behind(door: Chunk): { file: string; opened: string } | undefined {
  const found = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(door.code.trim());
  if (!found) return undefined;
  const [, names = "", file = ""] = found;
  const given = pairsOf(names).map(([name, as]) => `${as}:e.${name}`);
  return { file, opened: `import("./${file}").then(e=>({${given.join(",")}}))` };
}

/** Fetches what is behind a door without fetching the door first. */
export function throughDoors(code: string, doors: readonly Chunk[]): string {
  return doors.reduce((passed, door) => {
    const way = behind(door);
    if (!way) return passed;
    return ["`", '"', "'"].reduce(
      (text, quote) => text.replaceAll(`import(${quote}./${base(door.fileName)}${quote})`, () => way.opened),
      passed,
    );
  }, code);
}

const nameOf = (short: string) => `__${short}`;

/** The bundler's own few lines, put before the code of a file that every other one needs, which gives them on. */
export function withHelpers(host: Chunk, helpers: Chunk): string {
  const end = /export\s*\{([^}]*)\};?\s*$/.exec(helpers.code);
  if (!end) throw new Error(`${helpers.fileName} exports nothing`);
  const given = pairsOf(end[1] ?? "");
  const body = helpers.code.slice(0, end.index);
  const made = `const{${given.map(([, as]) => `${as}:${nameOf(as)}`).join(",")}}=(()=>{${body};return{${given.map(([name, as]) => `${as}:${name}`).join(",")}}})();`;
  const own = host.code.replace(importOf(helpers), (_, list: string) => {
    return `const ${pairsOf(list)
      .map(([name, as]) => `${as}=${nameOf(name)}`)
      .join(",")};`;
  });
  return `${made}${own}\nexport{${given.map(([, as]) => nameOf(as)).join(",")}};`;
}

const importOf = (helpers: Chunk) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${base(helpers.fileName).replaceAll(".", "\\.")}["'\`];?`);

/** Takes the helpers from the file that holds them now. */
export const fromHost = (code: string, helpers: Chunk, host: Chunk): string =>
  code.replace(importOf(helpers), (_, list: string) => {
    const taken = pairsOf(list).map(([name, as]) => `${nameOf(name)} as ${as}`);
    return `import{${taken.join(",")}}from"./${base(host.fileName)}";`;
  });

/**
 * Saves a first visit the requests for files of a few bytes: each takes a slow line a round trip and one of its six
 * connections, and the long files wait for it.
 */
export function fewFiles(): Plugin {
  return {
    name: "few-files",
    apply: "build",
    // The names of files say what is in them, and this changes that after they have been given.
    augmentChunkHash: () => written,
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const helpers = chunks.find(({ fileName }) => fileName.includes("/rolldown-runtime-"));
        const host = chunks.find(({ fileName }) => fileName.includes("/react-"));
        if (!helpers || !host) this.error("the bundler's helpers, or the file of react, are not there");
        const held = withHelpers(host, helpers);
        const doors = chunks.filter(isDoor);
        for (const chunk of chunks) {
          if (chunk === helpers) continue;
          const code = chunk === host ? held : fromHost(chunk.code, helpers, host);
          chunk.code = throughDoors(code, doors);
          const needed = chunk.imports.map((file) => (file === helpers.fileName ? host.fileName : file));
          chunk.imports = [...new Set(needed)].filter((file) => file !== chunk.fileName);
        }
        delete bundle[helpers.fileName];
      },
    },
  };
}
