import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefinitionNode, Kind, OperationTypeNode, parse, print } from "graphql";
import { MagicString } from "magic-string";
import type { Plugin } from "vite";
import { readReleasedDocuments } from "./releasedDocuments.ts";
import { LIST_FILE } from "./server/gate/documents.ts";

const root = path.resolve(import.meta.dirname, "..");

const memberSchema = path.join(root, "schema/member.graphql");

/** Which role's artifacts a source file imports; the same cut as in relay.config.js. */
const roleOfFolder: Readonly<Record<string, string>> = {
  organizer: "group_admin",
  admin: "platform_admin",
  public: "anonymous",
};

/** The folder of the artifacts that belong to the source file `id`. */
export function artifactFolder(id: string): string {
  const folder = path.relative(import.meta.dirname, id).split(path.sep)[0] ?? "";
  return path.join(import.meta.dirname, "__generated__", roleOfFolder[folder] ?? "member");
}

/**
 * The text that the compiler's mark is made of. It prints as graphql-js did before version 16: long arguments stay on
 * one line, object values have no inner spaces.
 */
export function printLikeCompiler(definition: DefinitionNode): string {
  return print(definition)
    .replaceAll(
      /\(\n([^()]*?)\n\s*\)/g,
      (_, lines: string) =>
        `(${lines
          .split("\n")
          .map((line) => line.trim())
          .join(", ")})`,
    )
    .replaceAll(/\{ (?=\S)/g, "{")
    .replaceAll(/(?<=\S) \}/g, "}");
}

/** The compiler's own mark of the text it compiled: md5 of the printed definition. */
function isFresh(artifact: string, definition: string): boolean {
  const hash = createHash("md5").update(definition).digest("hex");
  return existsSync(artifact) && readFileSync(artifact, "utf8").includes(`.hash = "${hash}"`);
}

function compile(): void {
  const compiler = path.join(root, "node_modules/relay-compiler/cli.js");
  execFileSync(process.execPath, [compiler, "--output", "quiet-with-errors"], { cwd: root, stdio: "inherit" });
}

/**
 * Replaces each graphql tag by an import of its compiled artifact; a subscription's is fetched when `useLive` runs it, because
 * no page waits for it. What fetches it stands at the head of the file and is the same at each rendering, as a query is:
 * another one would be another live query, which is started anew. Own plugin, because it needs no Babel, compiles
 * while developing and stops a build whose artifacts are older than the source. A build carries the list of the documents
 * that its server may pass on.
 */
export function relay(): Plugin {
  let isDevServer = false;
  return {
    name: "relay-artifacts",
    enforce: "pre",
    configResolved(config) {
      isDevServer = config.command === "serve" && config.mode === "development";
    },
    buildStart() {
      if (isDevServer && existsSync(memberSchema)) compile();
    },
    async hotUpdate({ file, read }) {
      const isSource = /\.tsx?$/.test(file) && !file.includes("__generated__");
      if (isDevServer && isSource && existsSync(memberSchema) && (await read()).includes("graphql`")) compile();
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: LIST_FILE, source: JSON.stringify(readReleasedDocuments()) });
    },
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(\?|$)/, exclude: [/node_modules/, /__generated__/, /relayPlugin/, /[?&]raw/] },
        code: /graphql\s*`/,
      },
      handler(code, id) {
        const file = id.split("?")[0] ?? id;
        const out = new MagicString(code);
        const imports: string[] = [];
        for (const match of code.matchAll(/\bgraphql\s*`([^`]*)`/g)) {
          const [definition, another] = parse(match[1] ?? "").definitions;
          if (another || !definition || !("name" in definition) || !definition.name) {
            this.error(`${file}: one named operation or fragment per graphql tag`);
          }
          const name = definition.name.value;
          const artifact = path.join(artifactFolder(file), `${name}.graphql.ts`);
          if (!isFresh(artifact, printLikeCompiler(definition))) {
            this.error(`${file}: the Relay artifact of ${name} is missing or stale; run "npm run relay"`);
          }
          const from = path.relative(path.dirname(file), artifact).split(path.sep).join("/");
          const module = JSON.stringify(from.startsWith(".") ? from : `./${from}`);
          const isLive =
            definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION;
          imports.push(
            isLive ? `const __relay_${name} = () => import(${module});` : `import __relay_${name} from ${module};`,
          );
          out.overwrite(match.index, match.index + match[0].length, `__relay_${name}`);
        }
        if (!out.hasChanged()) return null;
        out.prepend(imports.join(""));
        return { code: out.toString(), map: out.generateMap({ source: id, hires: "boundary" }) };
      },
    },
  };
}
