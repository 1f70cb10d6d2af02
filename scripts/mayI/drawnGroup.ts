/** Draws a group of a scene with its seats, invitations, links, requests and order, as rows of their tables. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { draw } from "./draw.ts";
import { PEOPLE, STATES, UNBARRED } from "./drawnPeople.ts";

const aGroup = fc.record({
  status: fc.constantFrom(
    "recruiting",
    "recruiting",
    "recruiting",
    "recruiting",
    "ready_to_start",
    "pending",
    "started",
    "completed",
    "closed",
    "inactive",
  ),
  joinMethod: fc.constantFrom("direct", "request_to_join", "request_to_join", "invite_only"),
  isFrozen: fc.constantFrom(false, false, false, true),
  currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
  limit: fc.integer({ min: 2, max: 5 }),
  minimum: fc.integer({ min: 2, max: 5 }),
  isManualStartOn: fc.constantFrom(true, true, true, false),
  orderMethod: fc.constantFrom("manual", "manual", "random", "join_order"),
  order: fc.constantFrom("whole", "whole", "short", "stranger"),
  isCrowded: fc.boolean(),
  /** How many of the first people are asked about changed terms; some of them are members, one has accepted. */
  asked: fc.constantFrom(0, 0, 0, 1, 3),
  /** The person whose name the first member has: one whom only that can keep out. */
  namesake: fc.integer({ min: STATES.length, max: STATES.length + UNBARRED - 1 }),
  /** Whoever is invited is told of it, and few are. */
  isNamesakeInvited: fc.boolean(),
});
const aTie = fc.record({
  /** 0 to 99: the lowest have a seat, the highest had one. */
  lot: fc.nat({ max: 99 }),
  request: fc.constantFrom(null, null, null, "pending", "rejected", "rejected", "withdrawn"),
  invitation: fc.constantFrom(null, null, null, null, null, "open", "ended", "declined"),
  link: fc.constantFrom(null, null, null, null, "open", "ended", "revoked", "used up"),
  isWaiting: fc.constantFrom(false, false, false, false, false, true),
  isRemoved: fc.constantFrom(false, false, false, false, true),
  // Often exactly at the end of the pause, or one millisecond beside it.
  answeredAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  removedAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  isInviterAdmin: fc.boolean(),
});

/** The tables whose rows belong to one group each. */
export const TABLES = [
  "groups",
  "group_members",
  "group_invitations",
  "join_links",
  "private.join_link_visits",
  "recorded_acts",
  "group_waiting_list",
  "join_requests",
  "term_consents",
  "payout_assignments",
] as const;
type Rows = Record<(typeof TABLES)[number], object[]>;

const PAUSE = 7 * 86_400_000;

/** Draws a group, and what ties people to it. */
export function drawnGroup({
  now,
  people,
  profileOf,
}: {
  people: readonly string[];
  profileOf: ReadonlyMap<string, { email: string; look: string }>;
  now: Date;
}): Rows {
  const group = draw(aGroup, 1)[0]!;
  const rows = Object.fromEntries(TABLES.map((table) => [table, [] as object[]])) as Rows;
  const group_id = randomUUID();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const ties = draw(aTie, PEOPLE);
  const seats = group.isCrowded ? 25 : 4;
  const members = people.filter((_, nth) => ties[nth]!.lot < seats).slice(0, group.limit);
  const admin = draw(fc.constantFrom(...people), 1)[0]!;
  rows.groups.push({
    group_id,
    url_slug: group_id,
    name: group_id.slice(0, 20),
    status: group.status,
    frequency: "monthly",
    contribution_amount: 100_00,
    currency: group.currency,
    time_zone: "UTC",
    admin_id: admin,
    created_by: admin,
    is_public: group.joinMethod !== "invite_only",
    join_method: group.joinMethod,
    member_limit: group.limit,
    current_members: members.length,
    minimum_members_to_start: Math.min(group.minimum, group.limit),
    manual_start_enabled: group.isManualStartOn,
    payout_assignment_method: group.orderMethod,
    frozen_at: group.isFrozen ? now : null,
  });
  for (const [nth, user_id] of people.entries()) {
    const tie = ties[nth]!;
    const seat = members.includes(user_id) ? "active" : tie.lot >= 95 ? "left" : null;
    if (seat)
      rows.group_members.push({
        group_id,
        user_id,
        status: seat,
        left_at: seat === "left" ? now : null,
        alias_look: user_id === members[0] ? profileOf.get(people[group.namesake]!)!.look : user_id,
      });
    const invitation = group.isNamesakeInvited && nth === group.namesake ? "open" : tie.invitation;
    if (invitation)
      rows.group_invitations.push({
        group_id,
        inviter_id: tie.isInviterAdmin ? admin : people[0],
        invitee_email: profileOf.get(user_id)!.email,
        status: invitation === "declined" ? "declined" : "pending",
        answered_at: invitation === "declined" ? now : null,
        expires_at: at(invitation === "ended" ? 0 : 1),
      });
    if (tie.link) {
      const join_link_id = randomUUID();
      rows.join_links.push({
        join_link_id,
        group_id,
        created_by: admin,
        uses_left: tie.link === "used up" ? 0 : 1,
        expires_at: at(tie.link === "ended" ? 0 : 1),
        revoked_at: tie.link === "revoked" ? now : null,
      });
      rows["private.join_link_visits"].push({ join_link_id, user_id });
    }
    if (tie.isRemoved)
      rows.recorded_acts.push({
        group_id,
        number: nth + 1,
        kind: "member_removed",
        actor_id: admin,
        about_id: user_id,
        reason: "Goodbye",
        recorded_at: at(tie.removedAgo - PAUSE),
      });
    // Some wait since the same instant.
    if (tie.isWaiting && !seat) rows.group_waiting_list.push({ group_id, user_id, created_at: at(-(tie.lot % 3)) });
    if (tie.request)
      rows.join_requests.push({
        group_id,
        user_id,
        status: tie.request,
        requested_at: at(-2 * PAUSE),
        processed_at: tie.request === "pending" ? null : at(tie.answeredAgo - PAUSE),
      });
  }
  for (const [nth, user_id] of people.slice(0, group.asked).entries())
    rows.term_consents.push({
      group_id,
      user_id,
      terms_before: {},
      terms_hash: "0".repeat(64),
      asked_at: now,
      expires_at: at((nth + 1) * 3_600_000),
      accepted_at: nth === 2 ? now : null,
    });
  const order =
    group.order === "short" ? members.slice(1) : group.order === "stranger" ? [...members, randomUUID()] : members;
  for (const [nth, user_id] of order.entries())
    rows.payout_assignments.push({ group_id, cycle: 1, user_id, payout_position: nth + 1 });
  return rows;
}
