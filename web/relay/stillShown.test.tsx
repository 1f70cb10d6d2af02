import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, Suspense } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createOperationDescriptor, Environment, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { facesQuery } from "../__generated__/member/facesQuery.graphql.ts";
import faces from "../__generated__/member/facesQuery.graphql.ts";
import * as session from "../session/session.ts";
import { answerFrom, signIn } from "../test/standIns.ts";
import { noteAge, useAsOf } from "./kept.ts";
import { networkFor } from "./network.ts";
import * as release from "./newRelease.ts";
import { startPartQuery, startQuery, useStartedQuery } from "./screenQuery.ts";
import { useOwnQuery } from "./useOwnQuery.ts";

const fetched = vi.fn<typeof fetch>();
const variables = { me: "ana", ids: ["ben"] };
const data = {
  user_profiles_connection: {
    edges: [
      {
        node: {
          __typename: "user_profiles",
          id: "me",
          acquaintances: [{ user_id: "ben", profile: { alias: "Ben", avatar_url: null } }],
        },
      },
    ],
  },
};

beforeEach(() => {
  signIn("ana");
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(session, "currentToken").mockResolvedValue("token");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(release, "markReleaseOver").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

class Failures extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? "Connection Issue" : this.props.children);
}

const aliasIn = (read: facesQuery["response"]) =>
  read.user_profiles_connection.edges[0]?.node.acquaintances[0]?.profile?.alias;

/** What is opened shows itself; another number draws it again. */
type Opened = ComponentType<{ time: number }>;

function openScreen(): Opened {
  const started = startQuery<facesQuery>("member", faces, variables);
  return function Screen() {
    return aliasIn(useStartedQuery<facesQuery>(faces, started));
  };
}

const openPart = (): Opened =>
  function Part() {
    return aliasIn(useOwnQuery<facesQuery>(faces, variables));
  };

const offline = () => fetched.mockRejectedValue(new TypeError("offline"));
const refused = (code: string) =>
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ errors: [{ message: "no", extensions: { code } }] })),
  );
/** The gate of a service that hangs. */
const unavailable = () => refused("temporarily-unavailable");
/** A page that has been open for two releases. */
const old = () => refused("unknown-document");

it.each([
  ["a screen", "without a connection", "member", openScreen, offline],
  ["a part that asks for itself", "without a connection", "member", openPart, offline],
  ["a screen", "while the service hangs", "member", openScreen, unavailable],
  ["a screen", "by a page of an old release", "member", openScreen, old],
  ["an organizer's screen", "without a connection", "group_admin", openScreen, offline],
] as const)("D227: %s that is opened again %s stays, also when it is drawn again", async (...row) => {
  const [, , role, open, fails] = row;
  const environment: Environment = new Environment({
    network: networkFor(role, () => environment),
    store: new Store(new RecordSource()),
  });
  answerFrom(environment);
  const page = (Opened: Opened, time: number) => (
    <RelayEnvironmentProvider environment={environment}>
      <Failures>
        <Suspense fallback="waits">
          <Opened time={time} />
        </Suspense>
      </Failures>
    </RelayEnvironmentProvider>
  );
  fetched.mockImplementation(async () => new Response(JSON.stringify({ data })));
  const first = render(page(open(), 1));
  expect(await screen.findByText("Ben")).toBeVisible();
  first.unmount();

  fails();
  const again = open();
  const second = render(page(again, 1));
  const { identifier } = createOperationDescriptor(faces, variables).request;
  await waitFor(() => expect(environment.isRequestActive(identifier)).toBe(false));
  await act(async () => {});
  second.rerender(page(again, 2));
  expect(second.container).toHaveTextContent("Ben");
});

it.each(["member", "group_admin", "anonymous"] as const)(
  "D227: a page of the role %s that stays says since when it is as it is",
  async (role) => {
    const environment: Environment = new Environment({
      network: networkFor(role, () => environment),
      store: new Store(new RecordSource()),
    });
    answerFrom(environment);
    vi.spyOn(Date, "now").mockReturnValue(5_000);
    fetched.mockImplementation(async () => new Response(JSON.stringify({ data })));
    openScreen();
    const { identifier } = createOperationDescriptor(faces, variables).request;
    await waitFor(() => expect(environment.isRequestActive(identifier)).toBe(false));
    vi.mocked(Date.now).mockReturnValue(65_000);
    offline();
    openScreen();
    await waitFor(() => expect(renderHook(() => useAsOf()).result.current).toBe(5_000));
  },
);

it("stays as old as it is while a part of the page reads, until another page begins", () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const { result } = renderHook(useAsOf);
  act(() => noteAge(1_000));
  act(() => void startPartQuery<facesQuery>("member", faces, variables));
  expect(result.current).toBe(1_000);
  act(() => void startQuery<facesQuery>("member", faces, variables));
  expect(result.current).toBeNull();
});
