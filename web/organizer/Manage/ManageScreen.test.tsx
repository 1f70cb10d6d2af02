import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GROUP_LOCATION } from "../../../schema/group.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { longestAmount } from "../../lib/readAmount.ts";
import {
  boardRows,
  groupAnswers,
  ids,
  mayNot,
  profileRow,
  recruitingGroup,
  startedGroup,
} from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader } from "./ManageScreen.tsx";

beforeEach(() => signIn(ids.amina));

const acts = [
  "edit_details",
  "set_group_admission",
  "change_group_terms",
  "set_payout_day",
  "set_group_look",
  "set_group_cover",
  "set_manual_start",
  "set_payout_order",
  "extend_recruitment",
  "close_registration",
  "remind_members",
  "offer_admin_role",
  "close_group",
  "delete_group",
];
const mayAll = (more: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(acts.map((act) => [act, { allowed: true, act }])),
  ...more,
});
const circle = (more: Record<string, unknown> = {}) =>
  recruitingGroup({
    board: boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }),
    current_members: 3,
    member_limit: 5,
    may_manage: mayAll(),
    ...more,
  });

const currencies = (...codes: string[]) => ({
  edges: codes.map((code) => ({ cursor: code, node: { __typename: "currencies", id: code, code } })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

function show(group: Record<string, unknown> | null, actions: Record<string, unknown> = {}) {
  const answers = {
    ...groupAnswers(group ?? {}),
    currencies_connection: currencies("USD"),
    ...(group === null && { groups_connection: { edges: [] } }),
    ...actions,
  };
  const relay = relayForTests("group_admin", answers);
  answerFrom(relay.environment);
  const pages = [
    { path: "/g/:groupKey/manage", Component, loader },
    { path: "/groups", element: <p>page /groups</p> },
  ];
  const view = renderScreen(pages, { at: "/g/rent-circle-1004/manage", environment: relay.environment });
  return { ...relay, ...view };
}
const sentBy = (sent: { name: string; variables: object }[], name: string) =>
  sent.find((one) => one.name === name)?.variables;

describe("the page to manage a circle (D99)", () => {
  it("has a part for everything an organizer does", async () => {
    show(circle());
    for (const name of [
      "Details",
      "Joining and privacy",
      "Terms and dates",
      "Members",
      "Payout order",
      "Join requests",
    ])
      expect(await screen.findByRole("heading", { level: 2, name })).toBeVisible();
    for (const name of [
      "Invitations and links",
      "Payments of this round",
      "Group Timing Control",
      "Votes",
      "Danger zone",
    ])
      expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  });

  it("stays where the list of its parts fails, and with it the parts for the same reason", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    show(circle({ may_invite: "no answer" }));
    for (const name of ["Details", "Payout order", "Danger zone"])
      expect(await screen.findByRole("heading", { level: 2, name })).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getAllByText("This part could not be shown.")[0]).toBeVisible();
  });

  it("has one card for the payout order, and does not start with one that is not saved (D78, D79)", async () => {
    const sentence = "Save the payout order first.";
    const { user } = show(circle({ payout_assignment_method: "manual" }));
    const order = within(await screen.findByRole("region", { name: "Payout order" }));
    expect(screen.getAllByRole("heading", { name: "Payout order" })).toHaveLength(1);
    const start = within(screen.getByRole("region", { name: "Group Timing Control" }));
    expect(start.queryByRole("button", { name: /^Move / })).toBeNull();
    await user.click(order.getByRole("button", { name: "Move Amina down" }));
    expect(start.getByText(sentence)).toBeVisible();
    expect(start.getByRole("button", { name: "Start Now" })).toBeDisabled();
    await user.click(order.getByRole("button", { name: "Move Amina up" }));
    expect(start.queryByText(sentence)).toBeNull();
  });

  it("is for the organizer alone; an unknown circle looks as everywhere", async () => {
    show(circle({ may_manage: Object.fromEntries(acts.map((act) => [act, mayNot("not-allowed")])) }));
    expect(await screen.findByText("You are not authorized to perform this action.")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Details" })).toBeNull();
  });

  it("shows the same for a circle that is not there as the circle's page", async () => {
    show(null);
    // Found first, looked at afterwards: the page may draw it again meanwhile.
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Group Not Found" })).toBeVisible());
  });

  it("says of each locked part why, in the server's reason", async () => {
    const locked = mayAll({
      change_group_terms: mayNot("terms-locked"),
      set_group_admission: mayNot("private-is-final"),
      set_payout_order: mayNot("payout-order-locked"),
      extend_recruitment: mayNot("terms-locked"),
      remind_members: mayNot("reminded-today"),
      close_group: mayNot("closing-locked", { next: "/support" }),
      delete_group: mayNot("payments-exist"),
    });
    show(startedGroup({ may_manage: locked, may_restart: mayNot("group-not-completed") }));
    const part = async (name: string) =>
      within((await screen.findByRole("heading", { level: 2, name })).closest("section")!);
    expect((await part("Terms and dates")).getByText("The terms are fixed once the group starts.")).toBeVisible();
    expect((await part("Terms and dates")).queryByRole("button")).toBeNull();
    expect((await part("Joining and privacy")).getByText(/can become private, but not public again/)).toBeVisible();
    expect((await part("Payout order")).getByText("The payout order is locked once the group starts.")).toBeVisible();
    expect((await part("Timing")).getByText("The terms are fixed once the group starts.")).toBeVisible();
    const payments = await part("Payments of this round");
    expect(payments.getByRole("button", { name: "Send a reminder" })).toBeDisabled();
    expect(payments.getByRole("button", { name: "Send a reminder" })).toHaveAccessibleDescription(
      "You have sent a reminder today. The next one can go out tomorrow.",
    );
    const danger = await part("Danger zone");
    expect(danger.getByText(/only the platform can end it/)).toBeVisible();
    expect(danger.getByText(/A group in which somebody has paid stays/)).toBeVisible();
    expect(danger.getByText(/whose cycle is complete/)).toBeVisible();
    expect(danger.queryByRole("button")).toBeNull();
  });
});

it("changes terms after saying whom that asks and for how long (D89)", async () => {
  const { sent, user } = show(circle({ start_date: "2099-02-12" }), { change_group_terms: { success: true } });
  await user.click(await screen.findByRole("button", { name: "Edit: Terms and dates" }));
  expect(screen.getByText(/^2 members have agreed .* have 72 hours to accept/)).toBeVisible();
  const amount = screen.getByLabelText("Contribution (USD)");
  await user.clear(amount);
  await user.click(screen.getByRole("button", { name: "Change terms" }));
  expect(screen.getByText("The contribution must be between $5.00 and $5,000.00.")).toBeVisible();
  await user.type(amount, "125.50");
  // Nobody in the circle can lose the seat.
  expect(within(screen.getByRole("combobox", { name: "Members" })).getAllByRole("option")[0]).toHaveTextContent("3");
  await user.click(screen.getByRole("radio", { name: /^Arranged by you/ }));
  await user.click(screen.getByRole("button", { name: "Change terms" }));
  await waitFor(() =>
    expect(sentBy(sent, "TermsFormMutation")).toEqual({
      groupId: ids.group,
      amount: 125_50,
      currency: "USD",
      frequency: "monthly",
      memberLimit: 5,
      order: "manual",
      startDate: "2099-02-12",
    }),
  );
});

it("shows the currency and why it stays once the circle has had a cycle (D43)", async () => {
  const { sent, user } = show(circle({ current_cycle: 2, start_date: "2099-02-12" }), {
    currencies_connection: currencies("EUR", "USD"),
    change_group_terms: { success: true },
  });
  await user.click(await screen.findByRole("button", { name: "Edit: Terms and dates" }));
  const currency = screen.getByRole("combobox", { name: "Currency" });
  expect(currency).toBeDisabled();
  expect(currency).toHaveValue("USD");
  expect(currency).toHaveAccessibleDescription(
    "The currency stays as it is once a cycle has started: what is owed from that cycle is in it.",
  );
  await user.click(screen.getByRole("button", { name: "Change terms" }));
  await waitFor(() => expect(sentBy(sent, "TermsFormMutation")).toMatchObject({ currency: "USD" }));
});

it("lets the currency be chosen as long as no cycle has started (D89)", async () => {
  const { sent, user } = show(circle({ start_date: "2099-02-12" }), {
    currencies_connection: currencies("EUR", "USD"),
    change_group_terms: { success: true },
  });
  await user.click(await screen.findByRole("button", { name: "Edit: Terms and dates" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "EUR");
  await user.click(screen.getByRole("button", { name: "Change terms" }));
  await waitFor(() => expect(sentBy(sent, "TermsFormMutation")).toMatchObject({ currency: "EUR" }));
});

it("keeps what was typed where the server refuses it, and says why at its input (D244)", async () => {
  const { user } = show(circle(), {
    change_group_terms: () => {
      throw new AppFailure("member-limit-too-low", "", { values: { min: 4 }, field: "member_limit" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Edit: Terms and dates" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Members" }), "3");
  await user.click(screen.getByRole("button", { name: "Change terms" }));
  expect(await screen.findByText(/The group needs at least 4 seats/)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Members" })).toHaveValue("3");
});

it("sends nobody who runs a circle to look for another, and from a closed registration to what opens it", async () => {
  const closed = mayNot("group-closed", { next: "/groups?tab=discover" });
  const { user } = show(circle({ status: "ready_to_start", may_invite: closed }));
  const part = within(
    (await screen.findByRole("heading", { level: 2, name: "Invitations and links" })).closest("section")!,
  );
  expect(part.getByText("This group is no longer accepting members")).toBeVisible();
  expect(part.queryByRole("link")).toBeNull();
  await user.click(part.getByRole("button", { name: "Extend recruitment" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Before the start" })).toHaveFocus());
});

it("leads to support where only the platform helps", async () => {
  show(startedGroup({ may_manage: mayAll({ close_group: mayNot("closing-locked", { next: "/support" }) }) }));
  expect(await screen.findByRole("link", { name: "Get help" })).toHaveAttribute("href", "/support");
});

const asksToLeave = {
  id: "l1",
  leave_request_id: "l1",
  answer_due_at: "2026-03-12T10:00:00Z",
  asked_at: "2026-03-10T10:00:00Z",
  reason: null,
  user_id: ids.chloe,
  member: { alias: "Chloé", avatar_url: null },
};

it.each([
  { at: "before the start", group: () => circle({ leave_requests: [asksToLeave] }) },
  { at: "in a running circle", group: () => startedGroup({ may_manage: mayAll() }) },
])("has beside it a way to each heading, in its words: $at", async ({ group }) => {
  show(group());
  const nav = within(await screen.findByRole("navigation", { name: "Sections of this page" }));
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(nav.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(headings);
});

it("shows who has accepted and who has not", async () => {
  const consent = (person: "bruno" | "chloe", accepted_at: string | null) => ({
    id: person,
    accepted_at,
    expires_at: "2026-03-12T10:00:00Z",
    group_id: ids.group,
    user_id: ids[person],
    profile: { alias: person, avatar_url: null, user_id: ids[person] },
  });
  show(circle({ term_consents: [consent("chloe", null), consent("bruno", "2026-03-10T10:00:00Z")] }));
  const list = within((await screen.findByText("Waiting for answers")).closest("section")!);
  expect(list.getByText("Not yet")).toBeVisible();
  expect(list.getAllByRole("listitem")[0]).toHaveTextContent(/Until Mar 12, 2026/);
  expect(list.getByText("Accepted")).toBeVisible();
});

it("waits for no acceptance of who has asked to leave", async () => {
  const consent = (person: "bruno" | "chloe") => ({
    id: person,
    accepted_at: null,
    expires_at: "2026-03-12T10:00:00Z",
    group_id: ids.group,
    user_id: ids[person],
    profile: { alias: person, avatar_url: null, user_id: ids[person] },
  });
  const first = show(circle({ term_consents: [consent("chloe"), consent("bruno")], leave_requests: [asksToLeave] }));
  const list = within((await screen.findByText("Waiting for answers")).closest("section")!);
  expect(list.getAllByText("Not yet")).toHaveLength(1);
  expect(list.getByText("Asked to leave")).toBeVisible();
  first.unmount();
  show(circle({ term_consents: [consent("chloe")], leave_requests: [asksToLeave] }));
  expect(await screen.findByRole("heading", { level: 2, name: "Terms and dates" })).toBeVisible();
  expect(screen.queryByText("Waiting for answers")).toBeNull();
});

it("changes the words of the circle, and a freeze that came meanwhile says so", async () => {
  const { sent, user } = show(circle(), { update_groups_by_pk: null });
  await user.click(await screen.findByRole("button", { name: "Edit: Details" }));
  await user.type(screen.getByLabelText("Name"), " two");
  await user.click(within(screen.getByLabelText("Name").closest("form")!).getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/This group is frozen/)).toBeVisible();
  // What another tab has changed of the other words meanwhile stays.
  expect(sentBy(sent, "DetailsFormMutation")).toEqual({ groupId: ids.group, words: { name: "Rent circle two" } });
});

it.each(["Details", "Joining and privacy", "Terms and dates", "Link name and colour"])(
  "the heading of %s has the focus when its form opens, and when it closes again",
  async (part) => {
    const { user } = show(circle());
    const heading = await screen.findByRole("heading", { name: part });
    await user.click(await screen.findByRole("button", { name: `Edit: ${part}` }));
    expect(await screen.findByRole("button", { name: "Cancel" })).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(heading).toHaveFocus());
  },
);

it("R3: each input takes as many characters as the catalogue and the table allow", async () => {
  const longest = { name_max: 61, description_max: 501, rules_max: 1001, link_name_max: 41 };
  const { user } = show(circle(), { limits_connection: limitsAnswer(longest) });
  for (const part of ["Details", "Link name and colour", "Terms and dates"])
    await user.click(await screen.findByRole("button", { name: `Edit: ${part}` }));
  await screen.findByLabelText(/^Contribution/);
  await screen.findByLabelText(/^Link name/);
  const limitOf = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.maxLength;
  expect(["name", "description", "location", "rules", "linkName", "amount"].map(limitOf)).toEqual([
    longest.name_max,
    longest.description_max,
    GROUP_LOCATION.max,
    longest.rules_max,
    longest.link_name_max,
    longestAmount,
  ]);
});

it("makes the circle private", async () => {
  const { sent, user } = show(circle(), { set_group_admission: { success: true } });
  await user.click(await screen.findByRole("button", { name: "Edit: Joining and privacy" }));
  await user.click(screen.getByRole("radio", { name: /^Private/ }));
  const form = screen.getByRole("radio", { name: /^Private/ }).closest("form")!;
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sentBy(sent, "AdmissionFormMutation")).toEqual({
      groupId: ids.group,
      isPublic: false,
      joinMethod: "invite_only",
    }),
  );
});

const asked = {
  __typename: "join_requests",
  id: "request-1",
  join_request_id: "00000000-0000-7000-8000-0000000000f1",
  user_id: ids.bruno,
  message: null,
  requested_at: "2026-02-01T12:00:00Z",
  profile: profileRow("bruno"),
};

it.each([
  ["asks to join", { join_requests: [asked] }],
  ["waits for a seat", { waiting_list: [{ __typename: "group_waiting_list", id: "waiting-1", user_id: ids.chloe }] }],
])("D104: says beforehand that private turns away who %s", async (_who, waiting) => {
  const { user } = show(circle(waiting));
  await user.click(await screen.findByRole("button", { name: "Edit: Joining and privacy" }));
  const warning = "Whoever has asked to join is declined, and the waiting list ends. They are told.";
  expect(screen.queryByText(warning)).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Private/ }));
  expect(screen.getByText(warning)).toBeVisible();
});

it("D104: warns of nobody where nobody waits", async () => {
  const { user } = show(circle());
  await user.click(await screen.findByRole("button", { name: "Edit: Joining and privacy" }));
  await user.click(screen.getByRole("radio", { name: /^Private/ }));
  expect(screen.queryByText(/the waiting list ends/)).toBeNull();
});

it("D243: warns that private is for good also in a circle that ran once and recruits for its next cycle", async () => {
  const open = async (cycles: unknown[]) => {
    const { unmount, user } = show(circle({ current_cycle: 1 + cycles.length, cycles }));
    await user.click(await screen.findByRole("button", { name: "Edit: Joining and privacy" }));
    await user.click(screen.getByRole("radio", { name: /^Private/ }));
    return unmount;
  };
  const unmount = await open([]);
  expect(screen.queryByText(/cannot become public again/)).toBeNull();
  unmount();
  await open([{ __typename: "cycles", id: "cycle-1", cycle: 1 }]);
  expect(screen.getByText(/cannot become public again/)).toBeVisible();
});

describe("what a plan has (D6, D8)", () => {
  it("changes link name and accent colour; a name that is taken stays typed and says so beside it", async () => {
    let isTaken = true;
    const { sent, user } = show(circle({ accent_color: null }), {
      set_group_look: () => {
        if (isTaken) throw new AppFailure("link-name-taken", "", { field: "link_name" });
        return { success: true };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Edit: Link name and colour" }));
    const field = await screen.findByLabelText(/^Link name/);
    // Without a link name the address is made from the circle's name (D90).
    expect(screen.getByText(/^The circle's address: \/g\/rent-circle-1004\. .* have 5 link names/)).toBeVisible();
    await user.type(field, "rent-together");
    expect(screen.getByText(/^The circle's address: \/g\/rent-together\./)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Colour 1" }));
    const form = within(field.closest("form")!);
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("This link name is taken. Please choose another.")).toBeVisible();
    expect(field).toHaveValue("rent-together");
    isTaken = false;
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByLabelText(/^Link name/)).toBeNull());
    expect(sentBy(sent, "LookFormMutation")).toEqual({
      groupId: ids.group,
      linkName: "rent-together",
      accent: "#CFE8E3",
    });
  });

  it("gives the circle a cover", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ file_id: ids.bruno, url: `/files/group-covers/${ids.bruno}` }));
    URL.createObjectURL = () => "blob:chosen";
    URL.revokeObjectURL = () => undefined;
    const { sent } = show(circle({ cover_url: null }), { set_group_cover: { success: true } });
    const files = [new File([new Uint8Array(9)], "garden.jpg", { type: "image/jpeg" })];
    fireEvent.change(await screen.findByTestId("cover-file"), { target: { files } });
    expect(await screen.findByText("The cover is changed")).toBeVisible();
    expect(sentBy(sent, "CoverPartMutation")).toEqual({ group_id: ids.group, cover_id: ids.bruno });
    vi.unstubAllGlobals();
  });

  it("takes a cover away, also on a plan that gives none", async () => {
    const locked = mayAll({ set_group_cover: mayNot("custom-needs-plan", { values: { plan: "All-Inclusive" } }) });
    const cover_url = `/files/group-covers/${ids.bruno}`;
    const { sent, user } = show(circle({ may_manage: locked, cover_url }), { set_group_cover: { success: true } });
    const cover = within(await screen.findByRole("group", { name: "Cover" }));
    expect(cover.queryByRole("button", { name: "Change cover" })).toBeNull();
    await user.click(cover.getByRole("button", { name: "Remove cover" }));
    expect(await screen.findByText("The cover is removed")).toBeVisible();
    expect(sentBy(sent, "CoverPartMutation")).toEqual({ group_id: ids.group, cover_id: null });
  });

  it("changes the payout day", async () => {
    const { sent, user } = show(circle({ payout_delay_days: 0 }), { set_payout_day: { success: true } });
    await user.selectOptions(await screen.findByLabelText("Payout day"), "3 days after the due date");
    await user.click(screen.getByRole("button", { name: "Change the payout day" }));
    await waitFor(() => expect(sentBy(sent, "PayoutDayMutation")).toEqual({ groupId: ids.group, days: 3 }));
  });

  it("says which plan has what this one has not", async () => {
    const locked = mayAll({
      set_payout_day: mayNot("scheduling-needs-plan", { values: { plan: "Premium" } }),
      set_group_look: mayNot("custom-needs-plan", { values: { plan: "All-Inclusive" } }),
      set_group_cover: mayNot("custom-needs-plan", { values: { plan: "All-Inclusive" } }),
    });
    show(circle({ may_manage: locked }));
    expect(await screen.findByText(/^A payout day after the due date is part of Premium/)).toBeVisible();
    const cover = within(screen.getByRole("group", { name: "Cover" }));
    expect(cover.getByText(/a cover of your own are part of All-Inclusive/)).toBeVisible();
    expect(cover.queryByRole("button")).toBeNull();
    expect(screen.getAllByText(/are part of All-Inclusive/)).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Edit: Link name and colour" })).toBeNull();
  });
});

describe("timing", () => {
  it("extends recruitment with a date alone, in the words of the specification", async () => {
    const { sent, user } = show(circle(), { extend_recruitment: { success: true } });
    await user.click(await screen.findByRole("button", { name: "Extend recruitment" }));
    expect(screen.getByText("Date Required: Please select a new start date.")).toBeVisible();
    await user.type(screen.getByLabelText("New start date"), "2099-04-01");
    await user.click(screen.getByRole("button", { name: "Extend recruitment" }));
    expect(await screen.findByText("Recruitment Extended")).toBeVisible();
    expect(screen.getByText("Start date has been moved to April 1, 2099.")).toBeVisible();
    expect(sentBy(sent, "ExtendRecruitmentMutation")).toEqual({ groupId: ids.group, startDate: "2099-04-01" });
  });

  it("closes registration, and says when that fails", async () => {
    let fails = true;
    const { sent, user } = show(circle(), {
      close_registration: () => {
        if (fails) throw new AppFailure("group-frozen", "");
        return { success: true };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Close registration" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Close registration?" }));
    expect(dialog.getByText(/extend the recruitment\.$/)).toBeVisible();
    expect(sentBy(sent, "CloseRegistrationMutation")).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: "Close registration" }));
    expect(await screen.findByText("Failed to Close Registration")).toBeVisible();
    fails = false;
    await user.click(dialog.getByRole("button", { name: "Close registration" }));
    expect(await screen.findByText("Registration Closed")).toBeVisible();
    expect(screen.getByText("New member registration has been closed for this group.")).toBeVisible();
  });

  it("sets who may start by hand, within the seats", async () => {
    const { sent, user } = show(circle(), { set_manual_start: { success: true } });
    await user.click(await screen.findByRole("checkbox", { name: "I can start the circle by hand" }));
    expect(screen.getByText(/who is in already is asked to accept a change/)).toBeVisible();
    const minimum = screen.getByLabelText("Minimum to start");
    expect(
      within(minimum)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["2", "3", "4", "5"]);
    await user.selectOptions(minimum, "4");
    await user.click(within(minimum.closest("form")!).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sentBy(sent, "ManualStartMutation")).toEqual({ groupId: ids.group, isEnabled: false, minimum: 4 }),
    );
  });
});

it("reminds with one tap and says how many", async () => {
  const { user } = show(startedGroup({ may_manage: mayAll() }), { remind_members: { success: true, reminded: 2 } });
  await user.click(await screen.findByRole("button", { name: "Send a reminder" }));
  expect(await screen.findByText("2 members were reminded")).toBeVisible();
});

it("hands over after a confirmation, and takes an offer back (D118)", async () => {
  const { sent, user } = show(circle(), { offer_admin_role: { success: true } });
  await user.selectOptions(await screen.findByLabelText("New group admin"), "Bruno");
  await user.click(screen.getByRole("button", { name: "Offer the role" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Hand over to Bruno?" }));
  await user.click(dialog.getByRole("button", { name: "Offer the role" }));
  await waitFor(() => expect(sentBy(sent, "HandOverOfferMutation")).toEqual({ groupId: ids.group, userId: ids.bruno }));
});

it("offers the role to nobody who asks to leave or whose exit is agreed, and says so (D118)", async () => {
  const exit = { id: "e1", exit_id: "e1", agreed_in_round: 1, user_id: ids.bruno, member: { alias: "Bruno" } };
  show(circle({ leave_requests: [asksToLeave], exits: [exit] }));
  const picker = within(await screen.findByLabelText("New group admin"));
  for (const name of ["Bruno", "Chloé"])
    expect(picker.getByRole("option", { name: `${name} (leaves the circle)` })).toBeDisabled();
});

it("says why the circle cannot be handed over where nobody else stays", async () => {
  show(circle({ may_manage: mayAll({ offer_admin_role: mayNot("nobody-to-hand-over-to") }) }));
  expect(await screen.findByText(/there is nobody to hand it over to\.$/)).toBeVisible();
  expect(screen.queryByLabelText("New group admin")).toBeNull();
});

it("shows an offer that waits, with the way to take it back", async () => {
  const offer = {
    id: "o1",
    admin_offer_id: "o1",
    expires_at: "2099-03-12T10:00:00Z",
    user_id: ids.bruno,
    profile: { alias: "Bruno" },
  };
  const { sent, user } = show(circle({ admin_offers: [offer] }), { withdraw_admin_offer: { success: true } });
  await user.click(await screen.findByRole("button", { name: "Withdraw the offer" }));
  await waitFor(() => expect(sentBy(sent, "HandOverWithdrawMutation")).toEqual({ groupId: ids.group }));
});

describe("what cannot be taken back", () => {
  it("closes after a confirmation (D87)", async () => {
    const { sent, user } = show(circle(), { close_group: { success: true } });
    await user.click(await screen.findByRole("button", { name: "Close the circle" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Close Rent circle?" }));
    expect(dialog.getByText(/^2 other members are told/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Close the circle" }));
    await waitFor(() => expect(sentBy(sent, "CloseDialogMutation")).toEqual({ groupId: ids.group }));
  });

  it("deletes only after the name was typed as it is, and leaves the page (D88)", async () => {
    const { sent, user } = show(circle(), { delete_group: { success: true } });
    await user.click(await screen.findByRole("button", { name: "Delete for good" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Rent circle?" }));
    await user.type(dialog.getByLabelText("Type Rent circle to confirm"), "rent");
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    expect(dialog.getByText("Please type the name of the group exactly as it is.")).toBeVisible();
    expect(sentBy(sent, "DeleteDialogMutation")).toBeUndefined();
    await user.clear(dialog.getByLabelText("Type Rent circle to confirm"));
    await user.type(dialog.getByLabelText("Type Rent circle to confirm"), "Rent circle");
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    expect(await screen.findByText("page /groups")).toBeVisible();
  });
});

describe("invitations and links (D109)", () => {
  const invited = (id: string, more: Record<string, unknown> = {}) => ({
    __typename: "group_invitations",
    id,
    invitation_id: `00000000-0000-7000-8000-0000000000${id}`,
    addressee: "g...@example.org",
    created_at: "2100-01-01T10:00:00Z",
    expires_at: "2100-01-08T10:00:00Z",
    inviter_alias: "Amina",
    inviter_id: ids.amina,
    ...more,
  });
  const ofBruno = invited("e2", { addressee: null, inviter_alias: "Bruno", inviter_id: ids.bruno });
  const part = async () => within(await screen.findByRole("region", { name: "Invitations and links" }));

  it("lists those of every member, and of an address that somebody else typed nothing (D181)", async () => {
    show(circle({ invitations: [invited("e1"), ofBruno] }));
    const rows = (await part()).getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toMatch(/^g\.\.\.@example\.orgSent .*valid until/);
    expect(rows[1]).toMatch(/^An email addressInvited by BrunoSent .*valid until/);
  });

  it("takes back what a member has sent", async () => {
    const { sent, user } = show(circle({ invitations: [ofBruno] }), { revoke_invitation: { success: true } });
    const name = "Revoke the invitation to the address that Bruno typed";
    await user.click((await part()).getByRole("button", { name }));
    const question = within(await screen.findByRole("alertdialog", { name: "Revoke this invitation?" }));
    await user.click(question.getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("Invitation revoked")).toBeVisible();
    expect(sentBy(sent, "PendingInvitationRevokeMutation")).toEqual({ id: ofBruno.invitation_id });
    expect((await part()).getByText("Nobody is invited right now.")).toBeVisible();
  });

  it("offers to send again only while the circle takes members", async () => {
    const first = show(circle({ invitations: [ofBruno], may_invite: { allowed: true, act: "invite" } }));
    expect((await part()).getByRole("button", { name: /^Resend/ })).toBeVisible();
    first.unmount();
    show(circle({ invitations: [ofBruno], status: "ready_to_start", may_invite: mayNot("group-closed") }));
    expect((await part()).getByRole("button", { name: /^Revoke/ })).toBeVisible();
    expect((await part()).queryByRole("button", { name: /^Resend/ })).toBeNull();
  });

  it("D107: offers to send again only where the server lets one invite: a full circle takes nobody", async () => {
    show(circle({ invitations: [ofBruno], may_invite: mayNot("group-full") }));
    expect((await part()).getByRole("button", { name: /^Revoke/ })).toBeVisible();
    expect((await part()).queryByRole("button", { name: /^Resend/ })).toBeNull();
  });
});

it("shows the admin of a started circle the verified names of its members (D181)", async () => {
  const names = [{ user_id: ids.bruno, verified_name: "Bruno S." }];
  const { user } = show(startedGroup({ may_manage: mayAll(), verified_names: names }));
  const members = within(await screen.findByRole("region", { name: "Members" }));
  await user.click(members.getByRole("button", { name: /^Bruno.*Verified as Bruno S\./ }));
  const card = within(await screen.findByRole("dialog", { name: "Bruno" }));
  expect(card.getByText("Verified name").nextSibling).toHaveTextContent("Bruno S.");
});

describe("a restart from the danger zone (D84, D99)", () => {
  const danger = async () => within(await screen.findByRole("region", { name: "Danger zone" }));

  it("asks the members of a completed circle", async () => {
    const { sent, user } = show(
      startedGroup({ status: "completed", may_manage: mayAll(), may_restart: { allowed: true, act: "open" } }),
      { initiate_group_restart: { vote_id: ids.group } },
    );
    await user.click((await danger()).getByRole("button", { name: "Start the vote" }));
    expect(await screen.findByText("Restart Vote Initiated")).toBeVisible();
    expect(sentBy(sent, "useOpenRestartVoteMutation")).toEqual({ groupId: ids.group });
  });

  it("says why not now, and from when", async () => {
    const until = "2099-03-12T10:00:00Z";
    const may_restart = mayNot("restart-failed-lately", { values: { days: 7 }, until });
    show(startedGroup({ status: "completed", may_manage: mayAll(), may_restart }));
    expect((await danger()).getByText(/A vote to restart has failed here/)).toBeVisible();
    expect((await danger()).getByText(/^From/)).toHaveTextContent(/2099/);
    expect((await danger()).queryByRole("button", { name: "Start the vote" })).toBeNull();
  });
});
