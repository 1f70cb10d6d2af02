import { OrganizerPanels } from "../../organizer/Group/OrganizerPanels.tsx";
import * as manage from "../../organizer/Manage/ManageScreen.tsx";
import { formatDate } from "../../lib/dates.ts";
import { boardRows, groupAnswers, ids, mayNot, profileRow, recruitingGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import type { Say, Situation } from "../situation.ts";
import { dialog, fill, openAs, press, refuse, type Row } from "./pages.tsx";

const request = {
  __typename: "join_requests",
  id: "request-1",
  join_request_id: "00000000-0000-7000-8000-0000000000e1",
  user_id: ids.chloe,
  message: "Amina knows me.",
  requested_at: "2026-03-09T10:00:00Z",
  profile: profileRow("chloe"),
};
const ready = (more: Row = {}) =>
  recruitingGroup({
    may_join: mayNot("already-member"),
    status: "ready_to_start",
    current_members: 3,
    board: boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }),
    join_method: "request_to_join",
    join_requests: [request],
    ...more,
  });

/** What the admin has to do, on the group's page. */
const openPanels = (node: Row | (() => unknown), actions: Row = {}) =>
  openAs(
    "amina",
    { path: "/g/:groupKey", element: <OrganizerPanels groupId="group-1" onChanged={() => {}} /> },
    "/g/rent-circle-1004",
    { node, limits_connection: limitsAnswer(), ...actions },
    "group_admin",
  );

const cannotStart = (code: string, values?: Row) => openPanels(ready({ may_start: mayNot(code, { values }) }));

async function start(say: Say, answer: unknown) {
  openPanels(ready(), { start_group: answer });
  await press(say("organizer.start.now"));
  await press(say("organizer.start.submit"), await dialog());
}

const acts = [
  "edit_details",
  "set_group_admission",
  "change_group_terms",
  "set_manual_start",
  "set_payout_order",
  "extend_recruitment",
  "close_registration",
  "remind_members",
  "offer_admin_role",
  "close_group",
  "delete_group",
];

function openManage(actions: Row = {}) {
  const may_manage = Object.fromEntries(acts.map((act) => [act, { allowed: true, act }]));
  const group = ready({ status: "recruiting", member_limit: 5, may_manage });
  const currency = { __typename: "currencies", id: "USD", code: "USD" };
  return openAs(
    "amina",
    { path: "/g/:groupKey/manage", ...manage },
    "/g/rent-circle-1004/manage",
    {
      ...groupAnswers(group),
      currencies_connection: {
        edges: [{ cursor: "USD", node: currency }],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      },
      ...actions,
    },
    "group_admin",
  );
}

async function extend(say: Say, answer: unknown) {
  openManage({ extend_recruitment: answer });
  await fill(say("manage.extend.date"), "2099-04-01");
  await press(say("manage.extend.submit"));
}

async function closeRegistration(say: Say, answer: unknown) {
  openManage({ close_registration: answer });
  await press(say("manage.registration.submit"));
  await press(say("manage.registration.submit"), await dialog());
}

export const running: readonly Situation[] = [
  { name: "the timing of a group", says: ["organizer.start.title"], play: () => openPanels(ready()) },
  {
    name: "the admin's part of the page cannot be read",
    says: ["organizer.start.loadFailed", "organizer.start.loadFailedText", "organizer.requests.loadFailed"],
    play: () => openPanels(refuse("something-went-wrong")),
  },
  {
    name: "starting by hand is switched off",
    says: ["refusals.manual-start-disabled"],
    play: () => cannotStart("manual-start-disabled"),
  },
  { name: "a group without members", says: ["refusals.no-members"], play: () => cannotStart("no-members") },
  {
    name: "a group with too few members",
    says: [["refusals.not-enough-members", { needed: 4, members: 1 }]],
    play: () => cannotStart("not-enough-members", { needed: 4, members: 1 }),
  },
  {
    name: "it was started",
    says: ["organizer.start.successTitle", "organizer.start.successText"],
    play: (say) => start(say, { success: true }),
  },
  {
    name: "somebody else had started it",
    saysWithin: ["organizer.start.failed", "refusals.already-started"],
    play: (say) => start(say, refuse("already-started")),
  },
  {
    name: "starting failed, and nobody knows why",
    saysWithin: ["organizer.start.failed", "organizer.start.failedText"],
    play: (say) => start(say, refuse("something-went-wrong")),
  },
  ...(["approved", "approveFailed"] as const).map((outcome) => ({
    name: `a request to join: ${outcome}`,
    says: [`organizer.requests.${outcome}`] as const,
    play: async (say: Say) => {
      const answer = outcome === "approved" ? { success: true } : refuse("applicant-not-eligible");
      openPanels(ready({ status: "recruiting" }), { approve_join_request: answer });
      await press(say("organizer.requests.approveName", { name: "Chloé" }));
    },
  })),
  {
    name: "a request to join: rejected",
    says: ["organizer.requests.rejected"],
    play: async (say) => {
      openPanels(ready({ status: "recruiting" }), { reject_join_request: { success: true } });
      await press(say("organizer.requests.rejectName", { name: "Chloé" }));
      await press(say("organizer.requests.reject"), await dialog());
    },
  },
  {
    name: "another start date, not chosen",
    says: ["refusals.start-date-required"],
    play: async (say) => {
      openManage();
      await press(say("manage.extend.submit"));
    },
  },
  {
    name: "the recruitment was extended",
    says: [
      "manage.extend.done",
      ["manage.extend.doneText", (locale) => ({ date: formatDate("2099-04-01", "full", { locale, thisYear: 2026 }) })],
    ],
    play: (say) => extend(say, { success: true }),
  },
  {
    name: "the recruitment was not extended",
    says: ["manage.extend.failed"],
    play: (say) => extend(say, refuse("group-frozen")),
  },
  {
    name: "the registration was closed",
    says: ["manage.registration.done", "manage.registration.doneText"],
    play: (say) => closeRegistration(say, { success: true }),
  },
  {
    name: "the registration was not closed",
    says: ["manage.registration.failed"],
    play: (say) => closeRegistration(say, refuse("group-frozen")),
  },
];
