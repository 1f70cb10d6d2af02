import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, standingRow, startedGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const panel = async () => within(await screen.findByRole("region", { name: /^Your contribution/ }));
const ask = { name: "Ask the admin" };

const lockedGroup = (more: Record<string, unknown> = {}) => startedGroup({ standings: [standingRow("expired", more)] });
const asked = {
  late_asked_at: "2026-03-17T15:00:00Z",
  may_ask_late: mayNot("late-payment-already-asked", { until: "2026-03-19T15:00:00Z" }),
};
const askedText = /^You asked on Tue, Mar 17. It opens by Mar 19, 2026, .+ at the latest.$/;

const renderLocked = (actions: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  renderGroupPage(groupAnswers(lockedGroup(more), actions));

it("D59: offers a member whose round is locked to ask the admin, and says what that does", async () => {
  renderLocked({ limits_connection: limitsAnswer({ late_allowance: 9, late_answer: 36 }) });
  const here = await panel();
  expect(here.getByRole("heading", { level: 2 })).toHaveTextContent("Grace period expired");
  expect(here.getByText(/Contact your group admin, Amina/)).toBeVisible();
  expect(here.getByRole("button", ask)).toHaveAccessibleDescription(
    /^The admin can open payment for 9 days. It opens by itself 36 hours after you ask if there is no answer, and in any case when the cycle has ended, which is planned for April 13, 2026/,
  );
});

it("D59: asks for the round that is locked, and then says since when and by when, in the button's place", async () => {
  const { become, sent, user } = renderLocked({ ask_to_pay_late: { success: true } });
  const here = await panel();
  await user.click(here.getByRole("button", ask));
  expect(sent.find(({ name }) => name === "useAskToPayLateMutation")?.variables).toEqual({
    groupId: ids.group,
    cycle: 1,
    round: 2,
  });
  await become(lockedGroup(asked));
  const said = await here.findByText((_, element) => element?.tagName === "P" && askedText.test(element.textContent));
  expect(here.queryByRole("button", ask)).toBeNull();
  await waitFor(() => expect(said).toHaveFocus());
});

it("D59: still says so when the page comes anew, and takes no focus then", async () => {
  renderLocked({}, asked);
  const here = await panel();
  const text = here.getByText((_, element) => element?.tagName === "P" && askedText.test(element.textContent));
  expect(text).toBeVisible();
  expect(text).not.toHaveFocus();
  expect(here.queryByRole("button", ask)).toBeNull();
});

it("D59: says beside the button why asking was refused, and lets me ask again", async () => {
  const { user } = renderLocked({
    ask_to_pay_late: () => {
      throw new AppFailure("contribution-not-locked", "the server's own words");
    },
  });
  const here = await panel();
  await user.click(here.getByRole("button", ask));
  const alert = await here.findByRole("alert");
  expect(alert).toHaveTextContent("Your request could not be sent");
  expect(alert).toHaveTextContent("There is nothing to unlock");
  expect(here.getByRole("button", ask)).toBeEnabled();
});

it("D59: when the admin allows it, says until when, and it can be paid", async () => {
  renderGroupPage(
    groupAnswers(startedGroup({ standings: [standingRow("late_allowed", { late_open_through: "2026-03-25" })] })),
  );
  const here = await panel();
  expect(here.getByRole("heading", { level: 2 })).toHaveTextContent("You may pay until Wed, Mar 25");
  expect(here.getByRole("button", { name: "Pay $105.77" })).toBeEnabled();
  expect(here.queryByRole("button", ask)).toBeNull();
});

it("D59: leads an admin who is locked out to where late payments are allowed", async () => {
  signIn(ids.amina);
  const own = { may_ask_late: mayNot("late-payment-own-to-allow", { act: "allow" }) };
  renderGroupPage(groupAnswers(lockedGroup(own), { node: null }));
  const here = await panel();
  expect(here.getByRole("link", { name: "Go to late payments" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#late-payments$/),
  );
  expect(here.queryByRole("button", ask)).toBeNull();
});

it("D210, D263: asks for nothing while the circle is frozen, when no time runs", async () => {
  const frozen = mayNot("group-frozen");
  renderLocked({}, { ...asked, may_ask_late: frozen, may_pay: frozen });
  const here = await panel();
  expect(here.getByRole("heading", { name: "Round 2 waits: the circle is frozen" })).toBeVisible();
  expect(here.queryByText(/It opens by/)).toBeNull();
  expect(here.queryByRole("button", ask)).toBeNull();
});
