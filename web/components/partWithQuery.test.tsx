import { act, screen, waitFor } from "@testing-library/react";
import { Suspense, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it, vi } from "vitest";
import query, { type PastRoundsQuery } from "../__generated__/member/PastRoundsQuery.graphql.ts";
import { Part } from "./Part.tsx";
import { AppFailure } from "../lib/AppFailure.ts";
import { pause } from "../lib/pause.ts";
import { required } from "../lib/required.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { setConnectionState } from "../relay/connection.ts";
import { readPageAgain } from "../test/readPageAgain.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const tryAgain = { name: "Try Again" };
const circleWith = (...amounts: (number | null)[]) => ({
  __typename: "groups",
  id: "group-1",
  past_payouts: amounts.map((amount, at) => ({ amount, payout_round: at + 1, shortfalls: [] })),
});

const closeGap = () => {
  setConnectionState("member", "reconnecting");
  setConnectionState("member", "connected");
};

function Rounds({ asOf }: { asOf: string }) {
  const { node } = useOwnQuery<PastRoundsQuery>(query, { id: "group-1", cycle: 1 }, { asOf });
  const amounts = (node?.past_payouts ?? []).map(({ amount }) => required(amount, "past_payouts.amount"));
  return <p>amounts: {amounts.join()}</p>;
}

function Page() {
  const [round, setRound] = useState(1);
  return (
    <>
      <button onClick={() => setRound(round + 1)}>Next round</button>
      <Part>
        <Suspense fallback="reading">
          <Rounds asOf={`round ${round}`} />
        </Suspense>
      </Part>
    </>
  );
}

function show(node: () => unknown) {
  const { environment, sent } = relayForTests("member", { node });
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <Page />
    </RelayEnvironmentProvider>,
  );
  return { ...view, sent };
}

it("asks again at each press, until there is an answer", async () => {
  let failures = 2;
  const { sent, user } = show(() => {
    failures -= 1;
    if (failures >= 0) throw new AppFailure("network", "no answer");
    return circleWith(100);
  });
  await user.click(await screen.findByRole("button", tryAgain));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByRole("button", { name: "Next round" })).toBeVisible();
  await user.click(await screen.findByRole("button", { ...tryAgain, busy: false }));
  expect(await screen.findByText("amounts: 100")).toBeVisible();
  expect(sent).toHaveLength(3);
});

it.each(["network", "postgres-error"])("asks again by itself when the service is back, after %s", async (code) => {
  let isBack = false;
  const { sent } = show(() => {
    if (!isBack) throw new AppFailure(code, "no answer");
    return circleWith(100);
  });
  await screen.findByRole("button", tryAgain);
  isBack = true;
  act(closeGap);
  expect(await screen.findByText("amounts: 100")).toBeVisible();
  expect(sent).toHaveLength(2);
  setConnectionState("member", "idle");
});

it("says that it failed until there is an answer, while it asks again by itself", async () => {
  let isBack = false;
  const { sent } = show(() => {
    if (!isBack) throw new AppFailure("network", "no answer");
    return circleWith(100);
  });
  const card = await screen.findByRole("alert");
  const gone = vi.fn<() => void>();
  const watch = new MutationObserver(() => {
    if (screen.queryByText("reading") || (!card.isConnected && !screen.queryByText("amounts: 100"))) gone();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  act(closeGap);
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(() => pause(50));
  expect(card).toBeVisible();
  isBack = true;
  act(closeGap);
  expect(await screen.findByText("amounts: 100")).toBeVisible();
  expect(sent).toHaveLength(3);
  watch.disconnect();
  expect(gone).not.toHaveBeenCalled();
  setConnectionState("member", "idle");
});

it("rests when what it asked again by itself is refused", async () => {
  let code = "network";
  const { sent } = show(() => {
    throw new AppFailure(code, "no answer");
  });
  await screen.findByRole("alert");
  code = "permission-error";
  act(closeGap);
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(() => pause(50));
  act(closeGap);
  await act(() => pause(50));
  expect(sent).toHaveLength(2);
  expect(screen.getByRole("alert")).toBeVisible();
  setConnectionState("member", "idle");
});

it("does not ask again by itself what was answered without a value", async () => {
  const { sent } = show(() => circleWith(null));
  await screen.findByRole("button", tryAgain);
  act(closeGap);
  await act(async () => {});
  expect(sent).toHaveLength(1);
  setConnectionState("member", "idle");
});

it("does not fail again with the stored answer that lacked a value", async () => {
  let amount: number | null = null;
  const { user } = show(() => circleWith(amount));
  const button = await screen.findByRole("button", tryAgain);
  amount = 200;
  await user.click(button);
  expect(await screen.findByText("amounts: 200")).toBeVisible();
});

it("is read again with everything on screen, and when what it is as of changes", async () => {
  let amount = 1;
  const { sent, user } = show(() => circleWith(amount));
  await screen.findByText("amounts: 1");
  amount = 2;
  await readPageAgain();
  expect(await screen.findByText("amounts: 2")).toBeVisible();
  amount = 3;
  await user.click(screen.getByRole("button", { name: "Next round" }));
  expect(await screen.findByText("amounts: 3")).toBeVisible();
  expect(sent).toHaveLength(3);
});
