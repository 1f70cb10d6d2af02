import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import { sinkAlert, sinkAlerts, sinkMessages } from "./sinkCounts.ts";

const ME = "amina";
type Counts = Record<"alerts" | "alerts_unread" | "messages" | "total", number>;

/** What the server has counted for somebody, one of whose conversations has so many unread messages. */
function counted(counts: Partial<Counts>, unread = 0) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error("there is no connection"))),
    store: new Store(new RecordSource()),
  });
  environment.commitUpdate((store) => {
    const node = store.create("counts", "badge_counts");
    for (const [name, value] of Object.entries(counts)) node.setValue(value, name);
    const edge = store.create("edge", "badge_countsEdge").setLinkedRecord(node, "node");
    const connection = store.create("connection", "badge_countsConnection").setLinkedRecords([edge], "edges");
    const mine = { first: 1, where: { user_id: { _eq: ME } } };
    store.getRoot().setLinkedRecord(connection, "badge_counts_connection", mine);
    store.create("state", "chat_user_states").setValue(unread, "unread");
  });
  const now = () => environment.getStore().getSource().get("counts") as Partial<Counts> | undefined;
  return { environment, now };
}

it("a conversation that is read takes its messages from their count and from the sum", () => {
  const { environment, now } = counted({ messages: 5, total: 7 }, 3);
  sinkMessages(environment, ME, "state");
  expect(now()).toMatchObject({ messages: 2, total: 4 });
});

it("D289: messages that are too old to be counted take no payment and no vote from the sum", () => {
  const { environment, now } = counted({ messages: 1, total: 4 }, 30);
  sinkMessages(environment, ME, "state");
  expect(now()).toMatchObject({ messages: 0, total: 3 });
});

it("D193: a count that may stand for more stays, and the sum with it", () => {
  const { environment, now } = counted({ messages: 100, total: 103 }, 3);
  sinkMessages(environment, ME, "state");
  expect(now()).toMatchObject({ messages: 100, total: 103 });
});

it("a sum of a hundred falls, since only what it is made of ends there", () => {
  const one = counted({ messages: 3, alerts: 99, alerts_unread: 99, total: 102 });
  sinkAlert(one.environment, ME, "payout_released");
  expect(one.now()).toMatchObject({ alerts: 98, alerts_unread: 98, total: 101 });
  const all = counted({ messages: 4, alerts: 100, alerts_unread: 100, total: 104 });
  sinkAlerts(all.environment, ME);
  expect(all.now()).toMatchObject({ alerts: 0, alerts_unread: 0, total: 4 });
});
