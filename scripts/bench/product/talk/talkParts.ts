import type { ServerProcess } from "../../serverProcess.ts";
import type { TokenMaker } from "../../sides.ts";
import type { ProductScene } from "../productScene.ts";

/** What each part of the bench of talk works with. */
export interface TalkParts {
  scene: ProductScene;
  engine: ServerProcess;
  tokens: TokenMaker;
}
