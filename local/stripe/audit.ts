import { balanceOf } from "./balance.ts";
import type { Store } from "./store.ts";

/** Sentences about the simulator's own books that are false: money must never appear, vanish or be taken twice. */
export function audit(store: Store): string[] {
  return [
    ...intentProblems(store),
    ...chargeProblems(store),
    ...refundProblems(store),
    ...disputeProblems(store),
    ...sessionProblems(store),
    ...balanceProblems(store),
  ];
}

function intentProblems(store: Store): string[] {
  return store.all("payment_intent").flatMap((intent) => {
    const paid = store.all("charge").filter((charge) => charge.payment_intent === intent.id && charge.paid);
    const expected = intent.status === "succeeded" ? 1 : 0;
    const problems: string[] = [];
    if (paid.length !== expected) problems.push(`${intent.id} is ${intent.status} and has ${paid.length} paid charges`);
    const received = paid.reduce((sum, charge) => sum + charge.amount_captured, 0);
    if (received !== intent.amount_received)
      problems.push(`${intent.id} received ${intent.amount_received}, its charges ${received}`);
    if (expected && received !== intent.amount)
      problems.push(`${intent.id} asked for ${intent.amount} and received ${received}`);
    return problems;
  });
}

function chargeProblems(store: Store): string[] {
  const booked = new Map<string, number>();
  for (const { source } of store.all("balance_transaction"))
    booked.set(String(source), (booked.get(String(source)) ?? 0) + 1);
  return store.all("charge").flatMap((charge) => {
    const times = booked.get(charge.id) ?? 0;
    const expected = charge.balance_transaction ? 1 : 0;
    if (times !== expected) return [`${charge.id} is booked ${times} times`];
    if (!charge.paid && expected) return [`${charge.id} failed and is booked`];
    return [];
  });
}

function refundProblems(store: Store): string[] {
  const returned = new Map<string, number>();
  for (const { amount, charge, status } of store.all("refund")) {
    if (status !== "failed") returned.set(String(charge), (returned.get(String(charge)) ?? 0) + amount);
  }
  return store.all("charge").flatMap(({ amount, amount_refunded: told, id }) => {
    const sum = returned.get(id) ?? 0;
    if (sum !== told) return [`${id} says ${told} was refunded, its refunds sum to ${sum}`];
    return sum > amount ? [`${id} of ${amount} was refunded ${sum}`] : [];
  });
}

function disputeProblems(store: Store): string[] {
  const moved = new Map<string, number>();
  for (const { amount, source } of store.all("balance_transaction"))
    moved.set(String(source), (moved.get(String(source)) ?? 0) + amount);
  const disputed = new Map<string, number>();
  const problems = store.all("dispute").flatMap(({ amount, charge, id, status }) => {
    disputed.set(String(charge), (disputed.get(String(charge)) ?? 0) + 1);
    const told = status === "won" ? 0 : -amount;
    const booked = moved.get(id) ?? 0;
    return booked === told ? [] : [`${id} is ${status} and has moved ${booked} instead of ${told}`];
  });
  const mismatched = store
    .all("charge")
    .filter(({ disputed: said, id }) => (disputed.get(id) ?? 0) !== (said ? 1 : 0))
    .map(({ disputed: said, id }) => `${id} says disputed: ${said}, and has ${disputed.get(id) ?? 0} disputes`);
  return [...problems, ...mismatched];
}

function sessionProblems(store: Store): string[] {
  return store.all("checkout.session").flatMap((session) => {
    const intent =
      typeof session.payment_intent === "string" ? store.get("payment_intent", session.payment_intent) : undefined;
    const isPaid = intent?.status === "succeeded";
    if (isPaid !== (session.payment_status === "paid"))
      return [`${session.id} is ${session.payment_status}, its intent ${intent?.status}`];
    if (isPaid && session.status !== "complete") return [`${session.id} is paid and ${session.status}`];
    if (intent && intent.amount !== session.amount_total)
      return [`${session.id} costs ${session.amount_total}, its intent ${intent.amount}`];
    return [];
  });
}

function balanceProblems(store: Store): string[] {
  const balance = balanceOf(store);
  const transactions = store.all("balance_transaction");
  const problems = transactions
    .filter(({ amount, fee, net }) => net !== amount - fee)
    .map(({ id }) => `${id} does not net to amount minus fee`);
  const total = [...balance.available, ...balance.pending].reduce((sum, part) => sum + part.amount, 0);
  const net = transactions.reduce((sum, transaction) => sum + transaction.net, 0);
  if (total !== net) problems.push(`the balance is ${total}, its transactions sum to ${net}`);
  return problems;
}
