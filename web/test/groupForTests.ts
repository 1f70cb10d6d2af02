/** A circle as the server answers it, for the tests of screens: three members, round 2 of 3, 100.00 each. */
import { limitsAnswer } from "./limitsForTests.ts";

export const ids = {
  group: "00000000-0000-7000-8000-000000000001",
  amina: "00000000-0000-7000-8000-00000000000a",
  bruno: "00000000-0000-7000-8000-00000000000b",
  chloe: "00000000-0000-7000-8000-00000000000c",
} as const;

type Row = Record<string, unknown>;

const names = { amina: "Amina", bruno: "Bruno", chloe: "Chloé" } as const;
export type Person = keyof typeof names;
const order: readonly Person[] = ["amina", "bruno", "chloe"];

export const profileRow = (person: Person, more: Row = {}): Row => ({
  alias: names[person],
  username: person,
  avatar_url: null,
  completed_groups: 1,
  is_new_member: true,
  is_verified: true,
  on_time_rate: 100,
  rating: null,
  user_id: ids[person],
  ...more,
});

/** `states` as the board names them; the member who is `excused` receives. */
export function boardRows(states: Record<Person, string>, more: Partial<Record<Person, Row>> = {}): Row[] {
  return order.map((person, at) => ({
    user_id: ids[person],
    role: person === "amina" ? "admin" : "member",
    joined_at: "2026-01-01T10:00:00Z",
    payout_position: at + 1,
    state: states[person],
    grace_days_left: states[person] === "grace" ? 2 : null,
    is_recipient: states[person] === "excused",
    has_left: false,
    has_received: false,
    profile: profileRow(person),
    alias: names[person],
    avatar_url: null,
    is_verified: true,
    username: person,
    ...more[person],
  }));
}

/** The server's answer when a thing may not be done. */
export const mayNot = (code: string, more: Row = {}): Row => ({ allowed: false, code, ...more });

/** The refusal of each state in which a round cannot be paid. */
const notPayable: Readonly<Record<string, string>> = {
  receiving: "receiving-this-round",
  paid: "already-paid",
  processing: "payment-in-progress",
  too_early: "payment-too-early",
  expired: "grace-expired",
};

/** My standing in round 2, due on 12 March 2026, for a member who pays fees. */
export const standingRow = (state: string, more: Row = {}): Row => ({
  cycle: 1,
  payout_round: 2,
  is_current: true,
  is_left_open: false,
  is_owed: !["receiving", "paid"].includes(state),
  recipient_alias: names.bruno,
  is_recipient: state === "receiving",
  is_settlement: false,
  comes_back: null,
  state,
  late_asked_at: null,
  late_open_through: null,
  may_ask_late: state === "expired" ? { allowed: true, act: "ask" } : mayNot("contribution-not-locked"),
  may_pay: notPayable[state] ? mayNot(notPayable[state]) : { allowed: true, act: "pay" },
  due_date: "2026-03-12",
  grace_end_date: "2026-03-15",
  grace_days_left: state === "grace" ? 2 : null,
  payout_date: "2026-03-13",
  opens_at: "2026-03-09T05:00:00Z",
  amount: 100_00,
  currency: "USD",
  card_service_fee: 2_50,
  card_processing_fee: 3_27,
  card_total: 105_77,
  card_fee_percentage: 2.5,
  bank_service_fee: 1_50,
  bank_processing_fee: 0,
  bank_total: 101_50,
  bank_fee_percentage: 1.5,
  payment_id: null,
  payment_status: null,
  paid_at: state === "paid" ? "2026-03-10T12:00:00Z" : null,
  held_until: null,
  ...more,
});

export const scheduleRow = (round: number, more: Row = {}): Row => ({
  payout_round: round,
  due_date: `2026-0${round + 1}-12`,
  grace_end_date: `2026-0${round + 1}-15`,
  payout_date: `2026-0${round + 1}-13`,
  recipient_id: ids[order[round - 1] ?? "amina"],
  is_provisional: false,
  is_settlement: false,
  is_current: round === 2,
  is_paid_out: round === 1,
  paid_out_on: round === 1 ? "2026-02-13" : null,
  cash_amount: 200_00,
  ...more,
});

/** A started circle whose round 2 is Bruno's; `more` changes what a test is about. */
export const startedGroup = (more: Row = {}): Row => ({
  __typename: "groups",
  id: "group-1",
  group_id: ids.group,
  short_id: 1004,
  url_slug: "rent-circle-1004",
  name: "Rent circle",
  description: "For the rent.",
  rules: "",
  location: null,
  image_url: null,
  cover_url: null,
  created_at: "2026-01-01T10:00:00Z",
  status: "started",
  frequency: "monthly",
  contribution_amount: 100_00,
  currency: "USD",
  time_zone: "America/New_York",
  admin_id: ids.amina,
  admin_offers: [],
  term_consents: [],
  votes_connection: { edges: [] },
  is_public: true,
  is_start_missed: false,
  is_visible_to_all: true,
  join_method: "direct",
  invitations: [],
  open_invitations: [],
  verified_names: [],
  may_restart: mayNot("group-not-completed"),
  join_links: [],
  waiting_list: [],
  may_invite: mayNot("group-closed"),
  may_leave: mayNot("not-allowed"),
  exits: [],
  leave_requests: [],
  may_confirm_restart: mayNot("restart-not-open"),
  may_join: mayNot("already-member"),
  visitor_may_join: mayNot("group-closed", { next: "/groups?tab=discover" }),
  may_start: { allowed: true, act: "start" },
  member_limit: 3,
  current_members: 3,
  minimum_members_to_start: 3,
  manual_start_enabled: true,
  payout_assignment_method: "random",
  payout_delay_days: 0,
  payout_locked: true,
  start_date: "2026-02-12",
  started_at: "2026-02-09T10:00:00Z",
  end_date: "2026-04-13",
  locked_member_count: 3,
  current_cycle: 1,
  current_payout_round: 2,
  cycles: [],
  cycle_progress: 33,
  frozen_at: null,
  payout_waits: [{ on_day: "2026-03-12", payout_round: 2, reason: "contributions" }],
  admin_alias: "Amina",
  admin_avatar_url: null,
  admin_rating: null,
  archive_days_left: null,
  cash_payout: 200_00,
  total_payout: 300_00,
  spots_left: 0,
  pot_balance: 0,
  changes_at: "2026-03-10T04:00:00Z",
  circle_mark: "1",
  own_mark: "1",
  seconds_to_change: 3600,
  member_avatars: ["", "", ""],
  board: boardRows({ amina: "due", bruno: "excused", chloe: "due" }),
  open_contributions: [],
  standings: [standingRow("early")],
  seat_states: [],
  schedule: [1, 2, 3].map((round) => scheduleRow(round)),
  join_requests: [],
  late_contributions: [],
  waiting_late_requests: [],
  waiting_leave_requests: [],
  waiting_requests: [],
  ...more,
});

/** A round of it before the start, the first on 12 April 2026. */
const plannedRow = (round: number): Row => ({
  ...scheduleRow(round + 2),
  payout_round: round,
  is_provisional: true,
  recipient_id: null,
});

/** The same circle before its start, two of three seats taken, seen by somebody who is not in it. */
export const recruitingGroup = (more: Row = {}): Row =>
  startedGroup({
    status: "recruiting",
    may_confirm_restart: mayNot("not-allowed"),
    may_join: { allowed: true, act: "join" },
    visitor_may_join: mayNot("not-signed-in"),
    current_members: 2,
    spots_left: 1,
    payout_locked: false,
    locked_member_count: null,
    current_payout_round: null,
    started_at: null,
    member_avatars: ["", ""],
    board: [],
    standings: [],
    seat_states: [],
    start_date: SHOWN.start_date,
    schedule: [1, 2, 3].map((round) => plannedRow(round)),
    ...more,
  });

/** The terms of these circles, as they go along with a tick (D106). */
export const SHOWN = {
  contribution_amount: 100_00,
  currency: "USD",
  frequency: "monthly",
  manual_start_enabled: true,
  member_limit: 3,
  minimum_members_to_start: 3,
  payout_assignment_method: "random",
  payout_delay_days: 0,
  rules: "",
  start_date: "2026-04-12",
};

/** A vote to restart the circle, open, with nobody's answer yet. */
export const voteRow = (more: Row = {}): Row => ({
  __typename: "grace_period_votes",
  id: "vote-1",
  vote_id: "00000000-0000-7000-8000-0000000000f0",
  closed_at: null,
  cycle: 2,
  eligible_voters: 3,
  expires_at: "2026-03-14T12:00:00Z",
  may_vote: { allowed: true, act: "vote" },
  my_choice: null,
  no_count: 0,
  seconds_left: 4 * 86_400,
  status: "active",
  votes_needed: 2,
  yes_count: 0,
  ...more,
});

/** A vote of the circle whether Bruno gets more days for round 2; its admin may take it back. */
export const memberVoteRow = (more: Row = {}): Row =>
  voteRow({
    created_by: ids.bruno,
    cycle: 1,
    description: "",
    group: {
      __typename: "groups",
      id: "group-1",
      group_id: ids.group,
      name: "Rent circle",
      short_id: 1004,
      url_slug: "rent-circle-1004",
    },
    group_id: ids.group,
    leave_request_id: null,
    may_delete: mayNot("not-allowed"),
    round: { __typename: "rounds", id: "round-2", payout_round: 2 },
    subject: profileRow("bruno"),
    user_id: ids.bruno,
    vote_type: "extend_grace",
    ...more,
  });

/** The same circle after its cycle, with its votes to restart, the latest first. */
export const completedGroup = ({ votes = [], ...more }: Row & { votes?: readonly Row[] } = {}): Row =>
  startedGroup({
    status: "completed",
    archive_days_left: 4,
    total_cycles_completed: 1,
    may_restart: { allowed: true, act: "open" },
    board: boardRows({ amina: "completed", bruno: "completed", chloe: "completed" }),
    standings: [],
    votes_connection: { edges: votes.map((node) => ({ node })) },
    cycles_connection: {
      edges: [
        {
          node: {
            __typename: "cycles",
            id: "cycle-1",
            completed_at: "2026-04-13T04:00:00Z",
            cycle: 1,
            my_fees: 11_54,
            my_paid: 200_00,
            my_received: 200_00,
            start_date: "2026-02-12",
          },
        },
      ],
    },
    ...more,
  });

/** What the query of a group's page answers. */
export const groupAnswers = (group: Row, more: Row = {}): Row => ({
  limits_connection: limitsAnswer(),
  groups_connection: { edges: [{ node: group }] },
  agreement_texts_connection: {
    edges: [{ node: { id: "agreement-1", body: "I will pay my contribution by its due date." } }],
  },
  fee_rates_connection: {
    edges: [
      {
        node: {
          id: "rate-1",
          payment_method: "card",
          service_basis_points: 250,
          processing_basis_points: 290,
          processing_fixed_cents: 30,
        },
      },
      {
        node: {
          id: "rate-2",
          payment_method: "us_bank_account",
          service_basis_points: 150,
          processing_basis_points: 0,
          processing_fixed_cents: 0,
        },
      },
    ],
  },
  node: group,
  ...more,
});
