import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import {
  Environment,
  type GraphQLResponse,
  type INetwork,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from "relay-runtime";
import { expect, it, vi } from "vitest";
import { OPEN_CHAT_POLL_MS } from "../../schema/readMarks.ts";
import * as connection from "../relay/live.ts";
import { networkFor } from "../relay/network.ts";
import { signIn } from "../test/standIns.ts";
import { useChatTail } from "./useChatTail.ts";

/** Who sees everything from the beginning. */
const ALL = { from_number: 1, until_number: 2147483647, away_after: 2147483647, back_from: 0, cleared_number: 0 };

/** A conversation that Ana has open; its live queries go nowhere. */
function open() {
  signIn("ana");
  let tell: (answer: GraphQLResponse) => void = () => {};
  const listened = vi
    .spyOn(connection, "subscribeLive")
    .mockImplementation(() => Observable.create((sink) => void (tell = (answer) => sink.next(answer))));
  const network: INetwork = networkFor("member", () => environment);
  const asked = vi.fn<(variables: Variables) => void>();
  const environment: Environment = new Environment({
    network: {
      execute(request, variables, ...more) {
        if (request.operationKind === "subscription") return network.execute(request, variables, ...more);
        asked(variables);
        return Observable.from({ data: { chat_user_states_connection: { edges: [] } } });
      },
    },
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const onChanges = vi.fn();
  const { rerender } = renderHook(
    (top: number) => {
      const chat = { chatId: "chat", stateId: "state", known: 0, top, sight: ALL };
      useChatTail("ana", chat, { onChanges, onState: () => {} });
    },
    { initialProps: 0, wrapper },
  );
  return { asked, listened, onChanges, readTop: rerender, tell: (answer: GraphQLResponse) => tell(answer) };
}

it("D293: an open conversation is polled often enough that what is read is told before another device rings", async () => {
  const { listened } = open();
  await waitFor(() => expect(listened).toHaveBeenCalled());
  expect(listened.mock.calls[0]?.[1].name).toBe("useChatTailSubscription");
  expect(listened.mock.calls[0]?.[4]).toBe(OPEN_CHAT_POLL_MS);
});

/** What is told of one change, which a reader takes who sees everything from the beginning. */
const answer = (number: number) =>
  ({
    data: {
      node: {
        __typename: "chat_user_states",
        __isNode: "chat_user_states",
        id: "state",
        ...ALL,
        read_number: 0,
        delivered_number: 0,
        may_write: true,
        unread: 0,
        receipts: null,
        messages: [],
        acts: [{ id: `change ${number}`, number, kind: "reacted", user_id: "ben", emoji: "🔥", message_id: "message" }],
      },
    },
  }) as GraphQLResponse;

it("D247, D295: where fifteen things happen each second, its live query is asked anew every twentieth time", async () => {
  const { listened, onChanges, tell } = open();
  await waitFor(() => expect(listened).toHaveBeenCalledOnce());
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    for (let number = 1; number <= 66; number += 1) {
      vi.advanceTimersByTime(1000 / 15);
      await act(async () => tell(answer(number)));
    }
  } finally {
    vi.useRealTimers();
  }
  expect(onChanges).toHaveBeenCalledTimes(66);
  // For the first time after six.
  expect(listened.mock.calls.map(([, , variables]) => variables["after"])).toEqual([0, 6, 26, 46, 66]);
});

it("is read plainly up to what the page has read of it, and only where the live query has not brought that soon", async () => {
  const { asked, listened, readTop, tell } = open();
  await waitFor(() => expect(listened).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  try {
    readTop(1);
    await act(async () => tell(answer(1)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
    readTop(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.mock.calls).toEqual([[{ me: "ana", chat: "chat", after: 1, before: 4 }]]);
  } finally {
    vi.useRealTimers();
  }
});
