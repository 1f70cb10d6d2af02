import { randomBytes } from "node:crypto";
import path from "node:path";
import { startServer, type ServerProcess } from "../serverProcess.ts";
import type { TokenMaker } from "../sides.ts";
import { METADATA, NAMED_BY_METADATA, type ProductScene } from "./productScene.ts";

const ENGINE = path.resolve(import.meta.dirname, "../../../local/engine/main.ts");

/**
 * An engine of its own over a scene's tables and our metadata, for as long as something is measured.
 * @param env what the metadata names, where it is to lead somewhere
 */
export async function withProductEngine(
  { scene, tokens }: { scene: ProductScene; tokens: TokenMaker },
  measure: (engine: ServerProcess) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const engine = await startServer(ENGINE, {
    ...NAMED_BY_METADATA,
    ...env,
    DATABASE_URL: scene.url,
    HASURA_GRAPHQL_DATABASE_URL: scene.url,
    METADATA_DIR: METADATA,
    ADMIN_SECRET: randomBytes(12).toString("hex"),
    HASURA_GRAPHQL_JWT_SECRET: tokens.secret,
  });
  try {
    await measure(engine);
  } finally {
    await engine.stop();
  }
}
