import { expect, it } from "vitest";
import { playCampaign } from "./campaign.ts";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1000);
/** After a failure, set the seed that it names and 100 runs. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_260);

it(
  "answers every request with what the permissions let the role see and do, no more and no less",
  async () => {
    expect(await playCampaign({ runs: RUNS, seed: SEED })).toBeUndefined();
  },
  60_000 + RUNS * 50,
);
