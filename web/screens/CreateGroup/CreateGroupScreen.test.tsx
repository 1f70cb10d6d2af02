import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readOwn } from "../../session/ofPerson.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { emptyDraft, keepDraft } from "./draft.ts";
import { toaster } from "../../ui/toaster.tsx";
import { Component as CreateGroupScreen, loader } from "./CreateGroupScreen.tsx";

beforeEach(() => signIn("5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001"));

const page = { hasNextPage: false, hasPreviousPage: false };
const preview = {
  bank_total: 10_150,
  card_total: 10_577,
  cash_payout: 70_000,
  contributions: 7,
  total_payout: 80_000,
  schedule: ["2099-02-01", "2099-03-01", "2099-04-01"].map((day, index) => ({
    due_date: day,
    payout_date: day,
    payout_round: index + 1,
  })),
};

const onTopPlan: Record<string, unknown> = {
  may_schedule: { allowed: true, act: "schedule" },
  may_customize: { allowed: true, act: "customize" },
};
const onFreePlan: Record<string, unknown> = {
  may_schedule: {
    allowed: false,
    code: "scheduling-needs-plan",
    values: { plan: "Premium" },
    next: "/subscription",
  },
  may_customize: {
    allowed: false,
    code: "custom-needs-plan",
    values: { plan: "All-Inclusive" },
    next: "/subscription",
  },
};

function show(
  create: () => unknown,
  {
    currencies = ["USD"],
    mayFound = { allowed: true, act: "found" } as unknown,
    at = "/groups/create",
    plan = onTopPlan,
    answers = {},
  } = {},
) {
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [
        {
          cursor: "1",
          node: { __typename: "user_profiles", id: "p1", user_id: "u1", alias: "Amina", may_found: mayFound, ...plan },
        },
      ],
      pageInfo: page,
    },
    currencies_connection: {
      edges: currencies.map((code) => ({ cursor: code, node: { __typename: "currencies", id: code, code } })),
      pageInfo: page,
    },
    agreement_texts_connection: { edges: [{ node: { id: "a1", body: "I will pay by the due date." } }] },
    fee_rates_connection: { edges: [] },
    limits_connection: limitsAnswer({ start_months_ahead_max: 1200 }),
    preview_group: () => preview,
    create_group: create,
    ...answers,
  });
  answerFrom(relay.environment);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <CreateGroupScreen />
    </RelayEnvironmentProvider>,
    { at, loader, others: ["/g/sunday-circle-1", "/groups", "/subscription"] },
  );
  return { ...view, ...relay };
}

/** Finds a button by its words, because looking for roles takes longest on a page with a ring. */
async function press(label: string) {
  // A step appears before its button is ready, and a busy button cannot be pressed.
  await waitFor(() => expect(screen.getByText(label).closest("button")).not.toHaveAttribute("aria-busy"));
  fireEvent.click(screen.getByText(label));
}

/** Goes through all four steps with a stored draft and presses the button that creates. */
async function sendDraft() {
  await goToMoney();
  await finish();
}

async function goToMoney() {
  await screen.findByDisplayValue("Sunday circle");
  await press("Continue");
  await screen.findByLabelText("Contribution (USD)");
}

/** Goes from the step about money to the last one. */
async function goToLast() {
  await press("Continue");
  await screen.findByLabelText("Members");
  await press("Continue");
  await screen.findByDisplayValue("2099-02-01");
}

/** Goes from the step about money to the button that creates. */
async function finish() {
  await goToLast();
  // D106: whoever accepts the agreement can read it there.
  expect(screen.getByText("I will pay by the due date.")).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(/I accept the group agreement/));
  await press("Create circle");
}

beforeEach(() => keepDraft({ ...emptyDraft, name: "Sunday circle", amount: "100", startDate: "2099-02-01" }));

describe("creating a circle (D98)", () => {
  it("D267: says beside the agreement how it starts, and shows the rules", async () => {
    const draft = { ...emptyDraft, name: "Sunday circle", amount: "100", startDate: "2099-02-01" };
    keepDraft({ ...draft, rules: "Sunday is pay day.", minimumMembers: "4", isManualStart: false });
    show(() => ({ url_slug: "sunday-circle-1" }));
    await goToMoney();
    await goToLast();
    expect(
      await screen.findByText("The circle starts on its day with 4 members or more, and not by hand."),
    ).toBeInTheDocument();
    expect(screen.getByText("Read the group rules").closest("details")).toHaveTextContent("Sunday is pay day.");
  });

  it("sends what the steps asked for, and leads to the new circle", async () => {
    const { sent } = show(() => ({ url_slug: "sunday-circle-1" }));
    await sendDraft();
    expect(await screen.findByText("page /g/sunday-circle-1")).toBeVisible();
    const created = sent.find(({ name }) => name === "CreateGroupFormMutation");
    expect(created?.variables.input).toMatchObject({
      name: "Sunday circle",
      contribution_amount: 10_000,
      member_limit: 8,
      start_date: "2099-02-01",
      accept_agreement: true,
    });
    expect(readOwn("create-group-draft")).toBeNull();
  });

  it("D55: is founded where a device says CET, in a zone that the server takes, and shows which", async () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const said = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
    said.mockReturnValue({ ...options, timeZone: "CET" });
    const { sent } = show(() => ({ url_slug: "sunday-circle-1" }));
    await goToMoney();
    said.mockRestore();
    await goToLast();
    expect(await screen.findByText(/Each day ends at midnight \(Central European Time\)\./)).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText(/I accept the group agreement/));
    await press("Create circle");
    await screen.findByText("page /g/sunday-circle-1");
    expect(sent.find(({ name }) => name === "CreateGroupFormMutation")?.variables.input).toMatchObject({
      time_zone: "Europe/Brussels",
    });
  });

  it("offers the currencies that are on, and sends the chosen one (D43, D264)", async () => {
    const { sent } = show(() => ({ url_slug: "sunday-circle-1" }), { currencies: ["EUR", "USD"] });
    await screen.findByDisplayValue("Sunday circle");
    await press("Continue");
    const choice = await screen.findByLabelText("Currency");
    expect(within(choice).getAllByRole("option")).toHaveLength(2);
    fireEvent.change(choice, { target: { value: "EUR" } });
    expect(await screen.findByLabelText("Contribution (EUR)")).toBeVisible();
    await finish();
    await screen.findByText("page /g/sunday-circle-1");
    expect(sent.find(({ name }) => name === "CreateGroupFormMutation")?.variables.input).toMatchObject({
      currency: "EUR",
    });
  });

  it("D44: begins with the currency of the founder's settings", async () => {
    const preferences = { __typename: "user_preferences", id: "preferences", currency: "EUR" };
    show(() => ({}), { currencies: ["EUR", "USD"], plan: { ...onTopPlan, preferences } });
    await screen.findByDisplayValue("Sunday circle");
    await press("Continue");
    expect(await screen.findByLabelText("Contribution (EUR)")).toBeVisible();
    expect(screen.getByLabelText("Currency")).toHaveValue("EUR");
  });

  it("asks for no currency where one alone is on", async () => {
    show(() => ({ url_slug: "sunday-circle-1" }), { currencies: ["GBP"] });
    await screen.findByDisplayValue("Sunday circle");
    await press("Continue");
    expect(await screen.findByLabelText("Contribution (GBP)")).toBeVisible();
    expect(screen.queryByLabelText("Currency")).toBeNull();
  });

  it("says beforehand how much each input takes, from the server's limits (R3)", async () => {
    show(() => ({}));
    expect(await screen.findByText("3 to 60 characters")).toBeVisible();
    expect(screen.getByText("What you agree among yourselves, up to 1,000 characters")).toBeVisible();
    await press("Continue");
    expect(await screen.findByText(/every round but their own: \$5\.00 to \$5,000\.00$/)).toBeVisible();
  });

  it("D226: says kindly what a circle is where its words promise profit, and goes on all the same", async () => {
    show(() => ({ url_slug: "sunday-circle-1" }));
    fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Sunday circle" } });
    const note = "Circles are savings, not investments";
    expect(screen.queryByText(note)).toBeNull();
    fireEvent.change(screen.getByLabelText(/^What is it for/), { target: { value: "Guaranteed returns" } });
    expect(await screen.findByText(note)).toBeVisible();
    await press("Continue");
    expect(await screen.findByLabelText("Contribution (USD)")).toBeVisible();
  });

  it("does not leave a step with a fault; the fault goes as soon as it is mended", async () => {
    show(() => ({ url_slug: "sunday-circle-1" }));
    const type = (value: string) => fireEvent.change(screen.getByLabelText("Name"), { target: { value } });
    await screen.findByLabelText("Name");
    type("ab");
    expect(screen.getByLabelText("Name")).toBeValid();
    await press("Continue");
    await waitFor(() => expect(screen.getByLabelText("Name")).toBeInvalid());
    type("abc");
    await waitFor(() => expect(screen.getByLabelText("Name")).toBeValid());
  });

  it("leads a refused input back to its step, says why there, and keeps every other entry", async () => {
    show(() => {
      throw new AppFailure("group-name-taken", "", { field: "name" });
    });
    await sendDraft();
    await waitFor(() => expect(screen.getByLabelText("Name")).toBeInvalid());
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
    expect(screen.getByLabelText("Name")).toHaveValue("Sunday circle");
    expect(screen.getByText("You already have a group with this name.")).toBeVisible();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Sunday circle two" } });
    await press("Continue");
    expect(await screen.findByLabelText("Contribution (USD)")).toHaveValue("100");
  });

  it("says what the plan forbids before the first step, with the way on (D3, D236)", async () => {
    const mayFound = { allowed: false, code: "free-plan-limit", values: { count: 1 }, next: "/subscription" };
    show(() => ({}), { mayFound });
    expect(await screen.findByText(/^Free plan limit reached: You can only join 1 group/)).toBeVisible();
    expect(screen.getByText("Upgrade")).toHaveAttribute("href", "/subscription");
    expect(screen.queryByLabelText("Name")).toBeNull();
  });

  it("has the founder at the table as the others will see them", async () => {
    show(() => ({}));
    expect(await screen.findByRole("button", { name: /^Round 1: Amina \(you\)/ })).toBeInTheDocument();
    expect(screen.getByText("25%")).toBeVisible();
  });

  it("shows no pot before there is a contribution", async () => {
    keepDraft({ ...emptyDraft, name: "Sunday circle" });
    show(() => ({}));
    await screen.findByLabelText("Name");
    expect(screen.queryByText(/\$/)).toBeNull();
    await press("Continue");
    fireEvent.change(await screen.findByLabelText("Contribution (USD)"), { target: { value: "$1,000" } });
    expect(await screen.findByText("Cash pot when full")).toBeVisible();
  });

  it("goes a step back and forth with the browser's buttons, keeps what was typed, and its own Back goes back, too", async () => {
    const { router } = show(() => ({}));
    await screen.findByLabelText("Name");
    await press("Continue");
    await screen.findByLabelText("Contribution (USD)");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Step 2 of 4 · Money"));
    fireEvent.change(screen.getByLabelText("Contribution (USD)"), { target: { value: "250" } });
    await press("Continue");
    fireEvent.change(await screen.findByLabelText("Members"), { target: { value: "6" } });
    expect(router.state.location.search).toBe("?step=3");
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Contribution (USD)")).toHaveValue("250");
    await act(() => router.navigate(1));
    expect(await screen.findByLabelText("Members")).toHaveValue("6");
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Contribution (USD)")).toBeVisible();
    await press("Back");
    expect(await screen.findByLabelText("Name")).toBeVisible();
    expect(router.state.historyAction).toBe("POP");
  });

  it.each([
    ["?step=3", { name: "Sunday circle", amount: "100" }, "Members"],
    ["?step=4", { name: "Sunday circle", amount: "" }, "Contribution (USD)"],
    ["?step=4", { name: "", amount: "100" }, "Name"],
    ["?step=9", { name: "Sunday circle", amount: "100" }, "Start date"],
    ["?step=x", { name: "Sunday circle", amount: "100" }, "Name"],
  ])("opens %s with %j where %s is asked for: no step before it is skipped", async (search, entries, label) => {
    keepDraft({ ...emptyDraft, ...entries });
    show(() => ({}), { at: `/groups/create${search}` });
    expect(await screen.findByLabelText(label)).toBeVisible();
  });

  it("says when it ends, how long it takes and when my turn is likely", async () => {
    keepDraft({
      ...emptyDraft,
      name: "Sunday circle",
      amount: "100",
      payoutOrder: "join_order",
      startDate: "2099-02-01",
    });
    show(() => ({}), { at: "/groups/create?step=4" });
    expect(await screen.findByText("Ends on April 1, 2099, 2 months after the first contribution")).toBeVisible();
    expect(screen.getByText("Your turn is likely in February 2099")).toBeVisible();
  });

  it("D222: says before the circle is created what the founder pays in all and receives in all", async () => {
    show(() => ({}), { at: "/groups/create?step=4" });
    expect(await screen.findByText("You pay $100.00, 7 times: $700.00 in all")).toBeVisible();
    expect(screen.getByText("You receive $700.00 once")).toBeVisible();
  });

  it("says a refusal that is about no input beside the button", async () => {
    show(() => {
      throw new AppFailure("group-name-taken", "");
    });
    await sendDraft();
    expect(await screen.findByText("You already have a group with this name.")).toBeVisible();
    expect(screen.getByLabelText("Start date")).toHaveValue("2099-02-01");
  });
});

describe("what only some plans have (D6, D8, D236)", () => {
  it("is said before anybody tries, and never sent, also where a draft of before still holds it", async () => {
    keepDraft({
      ...emptyDraft,
      name: "Sunday circle",
      amount: "100",
      startDate: "2099-02-01",
      linkName: "sunday",
      accent: "#CFE8E3",
      coverId: "8492efd8-754f-4073-8c56-7bcd3ed149b0",
      payoutDelay: "3",
    });
    const { sent } = show(() => ({ url_slug: "sunday-circle-1" }), { plan: onFreePlan });
    expect(
      await screen.findByText(/A link name, an accent colour and a cover of your own are part of All-Inclusive/),
    ).toBeVisible();
    expect(screen.queryByLabelText(/Link name/)).not.toBeInTheDocument();
    await press("Continue");
    expect(await screen.findByText(/A payout day after the due date is part of Premium/)).toBeVisible();
    expect(screen.queryByLabelText("Payout day")).not.toBeInTheDocument();
    await finish();
    await screen.findByText("page /g/sunday-circle-1");
    expect(sent.find(({ name }) => name === "CreateGroupFormMutation")?.variables.input).toMatchObject({
      link_name: null,
      accent_color: null,
      cover_id: null,
      payout_delay_days: 0,
    });
  });

  it("is chosen on the plan that has it; the start by hand on each", async () => {
    const { sent } = show(() => ({ url_slug: "sunday-circle-1" }));
    await screen.findByDisplayValue("Sunday circle");
    expect(screen.getByLabelText(/Link name/)).toHaveAccessibleDescription(
      "Left empty, the address is made of the circle's name and a number.",
    );
    fireEvent.change(screen.getByLabelText(/Link name/), { target: { value: "Sunday Circle" } });
    await press("Continue");
    expect(await screen.findByText(/Use 3 to 40 small letters/)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Link name/), { target: { value: "sunday-circle" } });
    expect(screen.getByLabelText(/Link name/)).toHaveAccessibleDescription("The circle's address: /g/sunday-circle");
    fireEvent.click(screen.getByLabelText("Colour 2"));
    await press("Continue");
    fireEvent.change(await screen.findByLabelText("Payout day"), { target: { value: "2" } });
    await press("Continue");
    fireEvent.click(await screen.findByLabelText(/by hand before its start date/));
    await press("Continue");
    expect(await screen.findByText(/and the circle starts by itself/)).toBeVisible();
    fireEvent.click(screen.getByLabelText(/I accept the group agreement/));
    await press("Create circle");
    await screen.findByText("page /g/sunday-circle-1");
    expect(sent.find(({ name }) => name === "CreateGroupFormMutation")?.variables.input).toMatchObject({
      link_name: "sunday-circle",
      accent_color: "#F6D9C4",
      payout_delay_days: 2,
      manual_start_enabled: false,
    });
  });
});

describe("a circle that is finished later (D72)", () => {
  const pendingId = "7d1f7f7e-31f0-4e5b-9c35-1c2f0a1d2e3f";

  it("is kept without the agreement, and its draft leaves the device", async () => {
    const { sent } = show(() => ({}), { answers: { save_pending_group: () => ({ url_slug: "sunday-circle-1" }) } });
    await screen.findByDisplayValue("Sunday circle");
    for (const label of ["Contribution (USD)", "Members"]) {
      await press("Continue");
      await screen.findByLabelText(label);
    }
    await press("Continue");
    await press("Finish later");
    expect(await screen.findByText("page /groups")).toBeVisible();
    expect(sent.find(({ name }) => name === "CreateGroupFormSaveMutation")?.variables.input).toMatchObject({
      name: "Sunday circle",
      accept_agreement: false,
    });
    expect(readOwn("create-group-draft")).toBeNull();
  });

  it("is kept on the device from any step, while something is missing that the server needs", async () => {
    const told = vi.spyOn(toaster, "show");
    keepDraft({ ...emptyDraft, name: "Half a circle" });
    const { sent } = show(() => ({}));
    await screen.findByDisplayValue("Half a circle");
    await press("Finish later");
    expect(await screen.findByText("page /groups")).toBeVisible();
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: "Your entries stay here" }));
    expect(sent.map(({ name }) => name)).not.toContain("CreateGroupFormSaveMutation");
    expect(readOwn("create-group-draft")).toContain("Half a circle");
  });

  it("is kept with us from an earlier step too, once nothing is missing", async () => {
    const { sent } = show(() => ({}), { answers: { save_pending_group: () => ({ url_slug: "sunday-circle-1" }) } });
    await screen.findByDisplayValue("Sunday circle");
    await press("Finish later");
    expect(await screen.findByText("page /groups")).toBeVisible();
    expect(sent.map(({ name }) => name)).toContain("CreateGroupFormSaveMutation");
  });

  it("is finished as that circle, and the draft of another one stays", async () => {
    keepDraft({ ...emptyDraft, name: "Kept circle", amount: "50", startDate: "2099-02-01" }, pendingId);
    const answers = { update_pending_group: () => ({ url_slug: "sunday-circle-1" }) };
    const { sent } = show(() => ({}), { at: `/groups/create?pending=${pendingId}`, answers });
    await screen.findByDisplayValue("Kept circle");
    await press("Continue");
    await screen.findByLabelText("Contribution (USD)");
    await finish();
    expect(await screen.findByText("page /g/sunday-circle-1")).toBeVisible();
    expect(sent.find(({ name }) => name === "CreateGroupFormUpdateMutation")?.variables).toMatchObject({
      group_id: pendingId,
      finish: true,
      input: { name: "Kept circle", accept_agreement: true },
    });
    expect(readOwn(`create-group-draft ${pendingId}`)).toBeNull();
    expect(readOwn("create-group-draft")).toContain("Sunday circle");
  });
});
