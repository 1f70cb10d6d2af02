import { afterEach, describe, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { keepTimeZone } from "./useStoredTimeZone.ts";

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const start = () => relayForTests("member", { update_user_profiles: { returning: [] } });

it.each([null, "Pacific/Apia"])("keeps where the device is, when the account says %s (D191)", async (kept) => {
  const { environment, sent } = start();
  await keepTimeZone(environment, kept);
  expect(sent).toEqual([{ name: "useStoredTimeZoneMutation", variables: { zone: here } }]);
});

it("sends nothing when the account knows it", async () => {
  const { environment, sent } = start();
  await keepTimeZone(environment, here);
  expect(sent).toEqual([]);
});

describe("on a device that says Asia/Calcutta, as Chrome does in India", () => {
  afterEach(() => vi.restoreAllMocks());
  const say = () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...options,
      timeZone: "Asia/Calcutta",
    });
  };

  it.each([
    [null, ["Asia/Kolkata"]],
    ["Asia/Kolkata", []],
  ])("where the account says %s it sends %j, which every server knows", async (kept, zones) => {
    say();
    const { environment, sent } = start();
    await keepTimeZone(environment, kept);
    expect(sent.map(({ variables }) => variables["zone"])).toEqual(zones);
  });
});
