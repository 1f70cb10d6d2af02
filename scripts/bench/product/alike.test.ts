/** The bench compares what answers the same: whoever changes a document of the client changes the statement beside it. */
import { expect, it } from "vitest";
import { sidesOf } from "./besideByHand.ts";
import { CIRCLE_PAGE } from "./circlePage.ts";
import { DISCOVER } from "./discover.ts";
import { openProduct } from "./productScene.ts";

it("each page of the product's bench answers the same by the client's document and by hand", async () => {
  const scene = await openProduct({ circles: 700, people: 7_000 });
  try {
    for (const page of [...DISCOVER, CIRCLE_PAGE]) {
      const [engine, byHand] = await sidesOf(page, scene);
      expect(engine).toEqual(byHand);
      expect(JSON.stringify(engine)).toMatch(/group_id/);
    }
  } finally {
    await scene.close();
  }
}, 120_000);
