import { expect } from "../fixtures.ts";
import type { Stack } from "../stack.ts";
import { CARDS } from "./payment.ts";

/** Asks the running server as a member, past the browser: for the many acts that a journey needs and does not look at. */
async function askAs(stack: Stack, email: string, query: string, variables: object): Promise<Record<string, unknown>> {
  const [person] = await stack.look<{ user_id: string }>("select user_id from user_profiles where email = $1", [email]);
  const answer = await fetch(new URL("/v1/graphql", stack.console.url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-hasura-admin-secret": stack.console.adminSecret,
      "x-hasura-role": "member",
      "x-hasura-user-id": person!.user_id,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: { message: string }[] };
  if (errors) throw new Error(`${email}: ${errors.map(({ message }) => message).join(", ")}`);
  return data;
}

/** Pays the round at hand by card for everybody who is asked for it, at the provider's page and without a browser. */
export async function everybodyPays(stack: Stack, slug: string): Promise<void> {
  const due = await stack.look<{ email: string; group_id: string; cycle: number; payout_round: number }>(
    `select p.email::text, s.group_id, s.cycle, s.payout_round from contribution_standings s
     join user_profiles p using (user_id) join groups g using (group_id)
     where g.url_slug = $1 and s.is_current and s.is_owed`,
    [slug],
  );
  const pay = async ({ cycle, email, group_id, payout_round }: (typeof due)[number]) => {
    const { stripe_contribute } = await askAs(
      stack,
      email,
      `mutation ($group: uuid!, $cycle: Int!, $round: Int!) {
        stripe_contribute(group_id: $group, cycle: $cycle, payout_round: $round, payment_method: "card") { url }
      }`,
      { group: group_id, cycle, round: payout_round },
    );
    const form = { method: "card", number: CARDS.good, expiry: "12 / 34", cvc: "123", name: "Somebody" };
    const page = await fetch((stripe_contribute as { url: string }).url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
      redirect: "manual",
    });
    expect(page.status).toBe(303);
  };
  await Promise.all(due.map(pay));
  const paid = () =>
    stack.look<{ left: number }>(
      `select count(*)::int as left from contribution_standings s join groups g using (group_id)
       where g.url_slug = $1 and s.is_current and s.is_owed`,
      [slug],
    );
  await expect.poll(paid).toEqual([{ left: 0 }]);
}

/** Answers the open vote about a member, past the browser. */
export async function castVote(stack: Stack, email: string, subject: string, choice: "yes" | "no"): Promise<void> {
  const [vote] = await stack.look<{ vote_id: string }>(
    `select v.vote_id from grace_period_votes v join user_profiles p using (user_id)
     where v.status = 'active' and p.email = $1`,
    [subject],
  );
  await askAs(
    stack,
    email,
    "mutation ($vote: uuid!, $choice: String!) { cast_vote(vote_id: $vote, vote_choice: $choice) { success } }",
    { vote: vote!.vote_id, choice },
  );
}
