import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readOwn } from "../../session/ofPerson.ts";
import { ids } from "../../test/groupForTests.ts";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { finishLater } from "./finishOnboarding.ts";
import { DONE } from "./kept.ts";

beforeEach(() => {
  vi.useFakeTimers();
  signIn(ids.chloe);
});
afterEach(() => void vi.useRealTimers());

/** @param fails what the first tries end with, in their order */
function environmentThat(fails: string[] = []) {
  const send = vi.fn(async () => {
    const code = fails.shift();
    if (code !== undefined) throw new AppFailure(code, "");
    return { data: { update_user_profiles: null } };
  });
  const environment = new Environment({ network: Network.create(send), store: new Store(new RecordSource()) });
  answerFrom(environment);
  return { environment, send };
}

it("is tried again every 30 seconds, also where nobody knows what became of it, until it is kept (D152)", async () => {
  const { environment, send } = environmentThat(["outcome-unknown", "network"]);
  finishLater(environment, 0);
  for (const tries of [1, 2, 3, 3]) {
    await vi.advanceTimersByTimeAsync(29_999);
    expect(send).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(1);
  }
});

it("is over once somebody else is here, whose own first visit is still before them", async () => {
  const { environment, send } = environmentThat(["network", "network"]);
  finishLater(environment, 0);
  await vi.advanceTimersByTimeAsync(1);
  signIn(ids.bruno);
  environmentThat();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
  expect(readOwn(DONE)).toBeNull();
});
