import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Observable, RecordSource, Store } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { OPEN_CHAT_POLL_MS } from "../../schema/readMarks.ts";
import * as connection from "../relay/live.ts";
import { networkFor } from "../relay/network.ts";
import { signIn } from "../test/standIns.ts";
import { useChatTail } from "./useChatTail.ts";

it("D293: an open conversation is polled often enough that what is read is told before another device rings", async () => {
  signIn("ana");
  const listened = vi.spyOn(connection, "subscribeLive").mockReturnValue(Observable.create(() => {}));
  const environment: Environment = new Environment({
    network: networkFor("member", () => environment),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const chat = { chatId: "chat", stateId: "state", known: 0 };
  renderHook(() => useChatTail("ana", chat, { onChanges: () => {}, onState: () => {} }), { wrapper });
  await vi.waitFor(() => expect(listened).toHaveBeenCalled());
  expect(listened.mock.calls[0]?.[1].name).toBe("useChatTailSubscription");
  expect(listened.mock.calls[0]?.[4]).toBe(OPEN_CHAT_POLL_MS);
});
