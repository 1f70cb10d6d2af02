import type { Report } from "../figure.ts";
import type { Settings } from "../settings.ts";
import { measurePages } from "./besideByHand.ts";
import { CIRCLE_PAGE } from "./circlePage.ts";
import { DISCOVER } from "./discover.ts";
import { measureLiveCircle } from "./liveCircle.ts";
import { openProduct } from "./productScene.ts";

const FEW = { circles: 2_000, people: 20_000 };
const MANY = { circles: 20_000, people: 200_000 };

/** The product's own pages and live queries over its own tables. */
export async function measureProduct(settings: Settings, report: Report): Promise<void> {
  const few = await openProduct(FEW);
  try {
    await measureLiveCircle(few, settings, report);
    const many = await openProduct(MANY);
    try {
      await measurePages([...DISCOVER, CIRCLE_PAGE], { few, many }, settings, report);
    } finally {
      await many.close();
    }
  } finally {
    await few.close();
  }
}
