/** The data of a person's screens, read through the engine with the client's own documents. */
import { readFileSync } from "node:fs";
import pg from "pg";
import type { TestService } from "../../actions/test/testService.ts";
import { METADATA, METADATA_ENV } from "../../hasura/tests/asking.ts";
import { loadCore } from "../../local/engine/core/core.ts";
import type { Session } from "../../local/engine/interface.ts";
import type { CircleSeats_group$data } from "../../web/__generated__/member/CircleSeats_group.graphql.ts";
import type { listStands_group$data } from "../../web/__generated__/member/listStands_group.graphql.ts";
import type { useBoard_group$data } from "../../web/__generated__/member/useBoard_group.graphql.ts";
import type { useNext_person$data } from "../../web/__generated__/member/useNext_person.graphql.ts";
import type { useOpenContributions_group$data } from "../../web/__generated__/member/useOpenContributions_group.graphql.ts";
import type { usePayoutWaits_group$data } from "../../web/__generated__/member/usePayoutWaits_group.graphql.ts";
import type { useSchedule_group$data } from "../../web/__generated__/member/useSchedule_group.graphql.ts";
import type { useStandings_group$data } from "../../web/__generated__/member/useStandings_group.graphql.ts";
import { isUnpaid, openContributionOf } from "../../web/circle/debts/openContribution.ts";
import { boardMemberOf, lateIn } from "../../web/circle/members/board.ts";
import { ringSeats } from "../../web/circle/ring/ringSeats.ts";
import { roundMarks } from "../../web/circle/schedule/roundMarks.ts";
import { type PayoutWait, payoutWaitOf } from "../../web/circle/schedule/payoutWait.ts";
import { scheduledRoundOf } from "../../web/circle/schedule/scheduledRound.ts";
import { isAsk, type Stand } from "../../web/circle/standing/stand.ts";
import { standingOf } from "../../web/circle/standing/standing.ts";
import { type StandGroup, standsOf } from "../../web/circle/standing/whereIStand.ts";
import type { RingSeat } from "../../web/components/ring/seat.ts";
import { nextOf } from "../../web/circle/next/nextRows.ts";
import { byCircle } from "../../web/circle/next/byCircle.ts";
import { standsOfListed } from "../../web/circle/standing/listStands.ts";
import { card, mark, openWords, seat, sentence } from "./words.ts";

type GroupNode = StandGroup &
  Pick<CircleSeats_group$data, "member_limit"> &
  Pick<useBoard_group$data, "board"> &
  Pick<useOpenContributions_group$data, "current_cycle" | "open_contributions"> &
  Pick<usePayoutWaits_group$data, "payout_waits"> &
  Pick<useSchedule_group$data, "schedule"> &
  Pick<useStandings_group$data, "standings">;

/** What one person sees of one circle. */
export interface Screens {
  stands: Stand[];
  /** The sentences of the group's page. */
  sentences: string[];
  /** What the payouts wait for that have not gone out, by round. */
  waits: ReadonlyMap<number, PayoutWait>;
  /** The ring's seats by alias, in data and in words. */
  seats: Map<string, RingSeat>;
  ring: Record<string, string>;
  /** The cards of the dashboard about this circle. */
  cards: { pay: Stand[]; receive: Stand[] };
  cardWords: string[];
  /** The marks of the schedule by round. */
  schedule: Record<number, string[]>;
  /** What the cards of the lists say of this circle; absent where the lists have no such card. */
  listCard: Stand[] | undefined;
  /** How the server ranks this circle among the reader's; absent where it is not in their list. */
  urgency: number | undefined;
  /** What the Schedule tab says of this circle. */
  agenda: Stand[];
  /** The debts that the reader sees, by debtor and round, in minor units. */
  open: Record<string, number>;
}

export interface Readers {
  read(userId: string, groupId: string): Promise<Screens>;
  /** All that the page of a circle reads for somebody without an account, as text. */
  readAsVisitor(groupId: string): Promise<string>;
  close(): Promise<void>;
}

function document(name: string, role = "member"): string {
  const documents = JSON.parse(readFileSync(`web/documents/current/${role}.json`, "utf8")) as Record<string, string>;
  const found = Object.values(documents).find((text) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`no document is called ${name}`);
  return found;
}

const memberSession = (userId: string): Session => ({
  role: "member",
  isAdmin: false,
  backendOnly: false,
  variables: { "x-hasura-role": "member", "x-hasura-user-id": userId },
});

const visitor: Session = {
  role: "anonymous",
  isAdmin: false,
  backendOnly: false,
  variables: { "x-hasura-role": "anonymous" },
};

export async function openReaders(service: TestService): Promise<Readers> {
  const pool = new pg.Pool({ connectionString: service.services.env.DATABASE_URL, max: 2 });
  const callAction = () => Promise.reject(new Error("no action is called here"));
  const core = await loadCore({ pool, metadata: METADATA, env: METADATA_ENV, callAction });
  const ask = async (userId: string, name: string, variables: Record<string, unknown>) => {
    const operation = core.prepare("relay", memberSession(userId), { query: document(name), variables });
    if (operation.type === "subscription") throw new Error("a subscription is not asked once");
    const { data } = await operation.run({ clientHeaders: {} });
    return JSON.parse(data) as Record<string, { edges: { node: unknown }[] }>;
  };
  return {
    async read(userId, groupId) {
      const group = await ask(userId, "GroupScreenQuery", { where: { group_id: { _eq: groupId } } });
      const dashboard = await ask(userId, "DashboardScreenQuery", {});
      const groups = await ask(userId, "GroupsScreenQuery", {
        userId,
        name: "%",
        sought: {},
      });
      const node = group.groups_connection!.edges[0]!.node as GroupNode;
      const person = dashboard.user_profiles_connection!.edges[0]!.node as useNext_person$data;
      const cards = groups.mine!.edges.map((edge) => edge.node as CardNode);
      const reader = groups.user_profiles_connection!.edges[0]!.node as useNext_person$data;
      const ranked = (person as unknown as { own_circles: { group_id: string; urgency: number }[] }).own_circles;
      return {
        ...screensOf(userId, groupId, { ...node, schedule: node.is_start_missed ? [] : node.schedule }, person),
        urgency: ranked.find((row) => row.group_id === groupId)?.urgency,
        ...listsOf(userId, groupId, cards, reader),
      };
    },
    async readAsVisitor(groupId) {
      const operation = core.prepare("relay", visitor, {
        query: document("PublicGroupScreenQuery", "anonymous"),
        variables: { where: { group_id: { _eq: groupId } } },
      });
      if (operation.type === "subscription") throw new Error("a subscription is not asked once");
      return (await operation.run({ clientHeaders: {} })).data;
    },
    close: () => pool.end(),
  };
}

type CardNode = listStands_group$data & { group_id: string };

/** What the lists of circles and the schedule of all circles say of this one. */
function listsOf(
  userId: string,
  groupId: string,
  cards: readonly CardNode[],
  reader: useNext_person$data,
): Pick<Screens, "listCard" | "agenda"> {
  const mine = cards.find((each) => each.group_id === groupId);
  const { toPay, toReceive } = nextOf(reader);
  const rows = byCircle(toPay, toReceive).flatMap(({ rows: ofCircle }) => ofCircle);
  return {
    listCard: mine && standsOfListed(mine, userId),
    agenda: rows.filter(({ circle }) => circle.group_id === groupId).map(({ stand }) => stand),
  };
}

function screensOf(
  userId: string,
  groupId: string,
  node: GroupNode,
  person: useNext_person$data,
): Omit<Screens, "listCard" | "agenda" | "urgency"> {
  const open = node.open_contributions.map((row) => openContributionOf(row, node.current_cycle));
  const members = node.board.map((row) => boardMemberOf(row, open));
  const all = node.standings.map(standingOf);
  const standings = all.filter(({ cycle }) => cycle === node.current_cycle);
  const schedule = node.schedule.map(scheduledRoundOf);
  const waits = new Map(node.payout_waits.map((row) => [row.payout_round ?? 0, payoutWaitOf(row)]));
  const stands = standsOf(node, {
    debts: all.filter(({ isLeftOpen }) => isLeftOpen),
    late: lateIn(members),
    owedToMe: open.filter(({ recipientId }) => recipientId === userId),
    schedule,
    standings,
    waits,
  });
  const seats = new Map(
    ringSeats(members, { chairs: node.member_limit, myId: userId, openWords, takeable: 0 })
      .filter(({ name }) => name)
      .map((each) => [each.name, each]),
  );
  const { toPay, toReceive } = nextOf(person);
  const here = ({ circle }: { circle: { group_id: string } }) => circle.group_id === groupId;
  const cards = {
    pay: toPay.filter(here).map(({ stand }) => stand),
    receive: toReceive.filter(here).map(({ stand }) => stand),
  };
  const ofThisCycle = open.filter(({ isOfEarlierCycle }) => !isOfEarlierCycle);
  return {
    stands,
    waits,
    sentences: stands.map(sentence),
    seats,
    ring: Object.fromEntries([...seats].map(([name, each]) => [name, seat(each)])),
    cards,
    cardWords: [...cards.pay, ...cards.receive].map(card),
    schedule: Object.fromEntries(
      schedule.map((row) => [row.round, roundMarks(row, { open: ofThisCycle, standings }).map(mark)]),
    ),
    open: Object.fromEntries(
      open
        .filter(isUnpaid)
        .map(({ amount, cycle, payer, recipient, round }) => [`${payer} to ${recipient}, ${cycle}.${round}`, amount]),
    ),
  };
}

export const asksOf = ({ stands }: Pick<Screens, "stands">): Stand[] => stands.filter(isAsk);
