import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import { beforeEach, expect, it } from "vitest";
import { useLiveGroup } from "./useLiveGroup.ts";

/** What was started and what was ended of live queries, in order. */
const done: string[] = [];
beforeEach(() => void done.splice(0));

const follow = (initialProps: string) => {
  const network = Network.create(
    () => Promise.reject(new Error("asks nothing")),
    (_, { id }) =>
      Observable.create(() => {
        done.push(`started ${id}`);
        return () => done.push(`ended ${id}`);
      }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  return renderHook(useLiveGroup, { initialProps, wrapper });
};

/** Longer than the code of a live query takes to come. */
const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it("starts a live query once, however often its part of the page is drawn again", async () => {
  const { rerender, unmount } = follow("one");
  await waitFor(() => expect(done).toEqual(["started one"]));
  for (let time = 0; time < 3; time++) rerender("one");
  await aMoment();
  expect(done).toEqual(["started one"]);
  unmount();
  expect(done).toEqual(["started one", "ended one"]);
});

it("follows another circle when the page shows another one", async () => {
  const { rerender } = follow("one");
  await waitFor(() => expect(done).toEqual(["started one"]));
  rerender("two");
  await waitFor(() => expect(done).toEqual(["started one", "ended one", "started two"]));
});
