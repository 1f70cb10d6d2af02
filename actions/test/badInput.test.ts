import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ActionContext } from "../context.ts";
import { REFUSALS } from "../refusals/catalogue.ts";
import { routes } from "../routes.ts";
import { baseCalls } from "./baseCalls.ts";
import { badInputFaults, tried } from "./checkBadInput.ts";
import { contentsHash } from "./contents.ts";
import { buildUser } from "./factories.ts";
import { CORPUS, CORPUS_SEED, CORPUS_SHARE, FAMILIES, NOBODY } from "./corpus/corpus.ts";
import { startTestService, type TestService } from "./testService.ts";

const ACTIONS = routes.actions.map(({ name }) => name);
const isRefused = {
  status: 400,
  code: expect.toSatisfy((code) => code in REFUSALS && code !== "something-went-wrong"),
};

type Run = (input: unknown, context: ActionContext) => Promise<object>;
/** What the action under this name does instead, while it is set. */
let planted: { name: string; run(honest: Run): Run } | undefined;
let service: TestService;
beforeAll(async () => {
  const actions = routes.actions.map((action) => ({
    ...action,
    run: (input: unknown, context: ActionContext) =>
      (planted?.name === action.name ? planted.run(action.run) : action.run)(input, context),
  }));
  service = await startTestService({ routes: { ...routes, actions } });
});
afterAll(async () => {
  console.info(`bad input, CORPUS_SEED=${CORPUS_SEED}: ${JSON.stringify(tried)}`);
  await service.stop();
});

it("has two thousand values in fourteen families", () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(2000);
  expect(Object.keys(FAMILIES).length).toBeGreaterThanOrEqual(14);
  for (const family of Object.values(FAMILIES)) expect(family.length).toBeGreaterThanOrEqual(50);
});

it("has a base call for every action in the table of contents, and for no other", () => {
  expect(Object.keys(baseCalls).toSorted()).toEqual(ACTIONS.toSorted());
});

describe("whatever an entitled person sends as a field is refused by the catalogue, or done as it was meant", () => {
  // Hundreds of calls for an action of many fields, or all there are.
  const timeout = Math.max(120_000, CORPUS_SHARE * 7_200_000);
  it.each(ACTIONS)("%s", { timeout }, async (name) => {
    const faults = await badInputFaults(service, name);
    expect(faults, `CORPUS_SEED=${CORPUS_SEED} ${faults.join("; ")}`).toEqual([]);
  });
});

describe("refused without a trace", () => {
  // Reading needs no rights: these answer sensible questions of anybody, who holds a join link sees where it leads,
  // whoever is on no waiting list has left it, the key for pushes is public, and everybody may have their own data.
  const readers = new Set([
    "preview_group",
    "check_didit_status",
    "create_didit_session",
    "find_chat_people",
    "open_join_link",
    "leave_waiting_list",
    "get_vapid_key",
    "ask_for_export",
  ]);

  it.each(ACTIONS)("%s, for whoever is not signed in, or may do nothing", async (name) => {
    const { input } = await baseCalls[name]!(service);
    const stranger = await buildUser(service.services.db, { isVerified: false });
    const before = await contentsHash(service.services.db);
    const { body, status } = await service.callAction(name, input);
    expect({ status, code: body.extensions?.code }).toEqual({ status: 400, code: "not-signed-in" });
    for (const as of readers.has(name) ? [] : [stranger.userId, NOBODY]) {
      const { body, status } = await service.callAction(name, input, { as });
      expect({ as, status, code: body.extensions?.code }).toMatchObject(isRefused);
    }
    expect(await contentsHash(service.services.db)).toBe(before);
  });
});

describe("the check itself finds", () => {
  const SOME = ["an end\u0000", "Amina", 5, null, [], [NOBODY], {}];
  const crash: Run = () => Promise.reject(new TypeError("planted"));
  const faultsWith = async (name: string, run: (honest: Run) => Run) => {
    planted = { name, run };
    return badInputFaults(service, name, () => SOME).finally(() => (planted = undefined));
  };

  it.each(ACTIONS)("`throw` as the first line of %s", async (name) => {
    expect(await faultsWith(name, () => crash)).toContainEqual(expect.stringContaining("something-went-wrong"));
  });

  it("a crash on hostile text, in an action that otherwise works", async () => {
    const crashes = (input: unknown) => JSON.stringify((input as { message?: unknown }).message)?.includes("\\u0000");
    const faults = await faultsWith(
      "join_group",
      (honest) => (input, context) => (crashes(input) ? crash : honest)(input, context),
    );
    expect(faults).toEqual([expect.stringMatching(/^message "an end.* should be refused: .*something-went-wrong/)]);
  });

  it("an action that accepts anything", async () => {
    const faults = await faultsWith(
      "set_payout_order",
      (honest) => (input, context) => honest(input, context).catch(() => ({ success: true })),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^user_ids .* should be refused: 200/));
  });

  it("an action that claims success and does nothing", async () => {
    const faults = await faultsWith("cancel_contribution", () => async () => ({ success: true }));
    expect(faults).toContainEqual('the base call: payment_id is kept as "a payment that goes on"');
  });

  it("a refusal that leaves a row behind", async () => {
    const faults = await faultsWith("reject_join_request", (honest) => async (input, context) => {
      await context.db
        .insertInto("user_blocks")
        .values({ user_id: context.caller.userId, blocked_user_id: await anybody() })
        .execute();
      return honest(input, context);
    });
    expect(faults).toContain("a refusal changed a row");
  });

  const anybody = async () => (await buildUser(service.services.db)).userId;
});
