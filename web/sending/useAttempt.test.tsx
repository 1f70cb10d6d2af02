import { act, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { useReadAgain } from "../relay/readAgain.ts";
import { withProviders } from "../test/renderWithProviders.tsx";
import { question } from "./useAction.ts";
import { type AttemptOptions, useAttempt } from "./useAttempt.ts";

/** A server that answers when the test says so. */
function pending() {
  let settle!: { resolve: (answer: string) => void; reject: (thrown: unknown) => void };
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

function attempt(ask: (word: string) => Promise<string>, options?: AttemptOptions) {
  const wrapper = ({ children }: { children: ReactNode }) => withProviders(<>{children}</>);
  return renderHook(() => useAttempt(ask, options), { wrapper }).result;
}

describe("something asked of the server", () => {
  it("is busy until the answer is here, and hands it over", async () => {
    const server = pending();
    const asked = attempt(() => server.promise);
    let outcome: unknown;
    act(() => void asked.current.run("join").then((answer) => (outcome = answer)));
    expect(asked.current.isBusy).toBe(true);
    await act(async () => server.resolve("done"));
    expect(asked.current.isBusy).toBe(false);
    expect(outcome).toEqual({ answer: "done" });
  });

  it("is asked once, however often the button is pressed meanwhile", async () => {
    const server = pending();
    const ask = vi.fn<(word: string) => Promise<string>>(() => server.promise);
    const asked = attempt(ask);
    let second: unknown = "unset";
    act(() => {
      void asked.current.run("first");
      void asked.current.run("second").then((answer) => (second = answer));
    });
    await act(async () => server.resolve("done"));
    expect(ask.mock.calls).toEqual([["first"]]);
    expect(second).toBeNull();
  });

  it("is asked beside others where each is about something else, and is busy until the last is done", async () => {
    const servers = { first: pending(), second: pending() };
    const asked = attempt((word) => servers[word as "first" | "second"].promise, { isManyAtOnce: true });
    const outcomes: unknown[] = [];
    act(() => {
      for (const word of ["first", "second"]) void asked.current.run(word).then((answer) => outcomes.push(answer));
    });
    await act(async () => servers.first.resolve("one"));
    expect(asked.current.isBusy).toBe(true);
    await act(async () => servers.second.resolve("two"));
    expect(asked.current.isBusy).toBe(false);
    expect(outcomes).toEqual([{ answer: "one" }, { answer: "two" }]);
  });

  it("keeps code, values, field and next step of a refusal until the next try", async () => {
    const answers = [
      Promise.reject(
        new AppFailure("group-too-small", "", { field: "members", nextStep: "/groups", values: { needed: 4 } }),
      ),
      pending().promise,
    ];
    const asked = attempt(() => answers.shift()!);
    await act(async () => void (await asked.current.run("start")));
    expect(asked.current.failure).toMatchObject({
      code: "group-too-small",
      field: "members",
      nextStep: "/groups",
      values: { needed: 4 },
    });
    act(() => void asked.current.run("again"));
    expect(asked.current.failure).toBeNull();
  });

  it("says a failure in a toast where it was given a title, with the catalogue's sentence", async () => {
    const asked = attempt(() => Promise.reject(new AppFailure("group-frozen", "")), { failed: "Not saved" });
    await act(async () => void (await asked.current.run("save")));
    const said = screen.getByRole("region", { name: "Notifications" });
    expect(said).toHaveTextContent("Not saved");
    expect(said.textContent).not.toContain("group-frozen");
  });

  it("leaves a failure to the caller where the toast is null for it", async () => {
    const asked = attempt(() => Promise.reject(new AppFailure("group-frozen", "")), { failed: () => null });
    await act(async () => void (await asked.current.run("save")));
    expect(screen.getByRole("region", { name: "Notifications" })).toBeEmptyDOMElement();
    expect(asked.current.failure?.code).toBe("group-frozen");
  });

  it("drops the answer of an attempt that was given up, and may start another at once", async () => {
    const [slow, quick] = [pending(), pending()];
    const answers = [slow.promise, quick.promise];
    const asked = attempt(() => answers.shift()!);
    const outcomes: unknown[] = [];
    act(() => void asked.current.run("slow").then((answer) => outcomes.push(answer)));
    act(() => asked.current.forget());
    expect(asked.current.isBusy).toBe(false);
    act(() => void asked.current.run("quick").then((answer) => outcomes.push(answer)));
    await act(async () => slow.reject(new Error("too late")));
    expect(asked.current).toMatchObject({ isBusy: true, failure: null });
    await act(async () => quick.resolve("done"));
    expect(outcomes).toEqual([null, { answer: "done" }]);
  });
});

it.each([
  ["network", new AppFailure("outcome-unknown", "", { cause: new AppFailure("network", "no answer") })],
  ["temporarily-unavailable", new AppFailure("outcome-unknown", "of the gate")],
  ["group-frozen", new AppFailure("group-frozen", "")],
])("a question that got no answer has failed: %s", async (code, thrown) => {
  const asked = attempt(() => question(Promise.reject(thrown)));
  await act(async () => expect(await asked.current.run("who")).toBeNull());
  expect(asked.current.failure?.code).toBe(code);
});

it("whose outcome is not known is told as that, not as a failure, and the page is read until it shows it", async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<void>>(async () => {});
  const asked = attempt(() => Promise.reject(new AppFailure("outcome-unknown", "")), { failed: "Could not join" });
  const page = renderHook(() => useReadAgain(read));
  await act(async () => expect(await asked.current.run("join")).toBeNull());
  expect(screen.getByText("Not known yet")).toBeInTheDocument();
  expect(screen.getByText(/We do not know yet whether this was done\./)).toBeInTheDocument();
  expect(screen.queryByText("Could not join")).toBeNull();
  expect(asked.current.failure).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(read).toHaveBeenCalledTimes(4);
  page.unmount();
  vi.useRealTimers();
});
