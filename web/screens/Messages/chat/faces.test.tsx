import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Keeper, keepWith } from "../../../relay/kept.ts";
import { networkFor } from "../../../relay/network.ts";
import { readAllAgain } from "../../../relay/readAgain.ts";
import * as session from "../../../session/session.ts";
import "../../../test/i18nForTests.ts";
import { signIn } from "../../../test/standIns.ts";
import { useFaces } from "./faces.ts";

const fetched = vi.fn<typeof fetch>();
const find = vi.fn<Keeper["find"]>();

beforeEach(() => {
  signIn("ana");
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
});
afterEach(() => {
  keepWith(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const each of [fetched, find]) each.mockReset();
});

/** The answer in which these people are known, each by an alias. */
const answerOf = (people: Record<string, string>) => {
  const acquaintances = Object.entries(people).map(([user_id, alias]) => ({
    user_id,
    profile: { alias, avatar_url: null },
  }));
  return {
    data: {
      user_profiles_connection: { edges: [{ node: { __typename: "user_profiles", id: "me", acquaintances } }] },
    },
  };
};
const online = (people: Record<string, string>) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(answerOf(people))));
const offline = () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError("offline"));
};

function show(...ids: string[]) {
  const environment: Environment = new Environment({
    network: networkFor("member", () => environment),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useFaces(ids), { wrapper });
  return () => ids.map((id) => result.current.get(id)?.name);
}

it("names who is known, and calls the others former members", async () => {
  online({ ben: "Ben" });
  const names = show("ben", "gone");
  await waitFor(() => expect(names()).toEqual(["Ben", "Former member"]));
});

it("reads the names with the page again, and shows what has changed", async () => {
  online({ ben: "Ben" });
  const names = show("ben");
  await waitFor(() => expect(names()).toEqual(["Ben"]));
  online({ ben: "Benjamin" });
  await act(readAllAgain);
  expect(names()).toEqual(["Benjamin"]);
});

it("asks again by itself after a read that failed, although nobody else is in sight", async () => {
  vi.useFakeTimers();
  const unavailable = { errors: [{ message: "no", extensions: { code: "temporarily-unavailable" } }] };
  fetched.mockImplementation(async () => new Response(JSON.stringify(unavailable)));
  const names = show("ben");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(names()).toEqual([undefined]);
  online({ ben: "Ben" });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(names()).toEqual(["Ben"]);
});

it("D227: takes nobody for unknown who is only missing in what was kept", async () => {
  keepWith({ keep: () => {}, find });
  find.mockResolvedValue({ answer: answerOf({ ben: "Ben" }) as never, at: Date.now() });
  offline();
  const names = show("ben", "cleo");
  await waitFor(() => expect(names()).toEqual(["Ben", undefined]));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  online({ ben: "Ben", cleo: "Cleo" });
  await act(readAllAgain);
  expect(names()).toEqual(["Ben", "Cleo"]);
});
