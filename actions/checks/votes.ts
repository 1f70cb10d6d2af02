import type { Check } from "./check.ts";

/** What is counted, and what a vote has changed. */
export const VOTES: Check[] = [
  {
    name: "the tally of every vote is its answers, and each is of one of its voters (D124, D125)",
    query: `
      select v.vote_id, v.yes_count, v.no_count, v.eligible_voters from grace_period_votes v
      left join lateral (select count(*) filter (where vote_choice = 'yes') as yes, count(*) filter (where vote_choice = 'no') as no
        from vote_responses r where r.vote_id = v.vote_id) r on true
      where v.yes_count <> r.yes or v.no_count <> r.no
        or v.eligible_voters <> (select count(*) from private.vote_voters w where w.vote_id = v.vote_id)`,
  },
  {
    name: "whom the circle has removed leaves: every approved removal has its exit (D128)",
    query: `
      select v.vote_id, v.user_id from grace_period_votes v
      where v.vote_type = 'remove_member' and v.status = 'approved' and not exists (
        select from exits e where e.group_id = v.group_id and e.cycle = v.cycle and e.user_id = v.user_id)
        and not exists (select from group_members m where m.group_id = v.group_id and m.user_id = v.user_id and m.status = 'left')`,
  },
  {
    name: "a member's grace is that of the round, and longer only by a vote of the circle (D58, D123, D127)",
    query: `
      select o.group_id, o.cycle, o.payout_round, o.user_id, o.grace_ends_at from obligations o
      join rounds r on r.group_id = o.group_id and r.cycle = o.cycle and r.payout_round = o.payout_round
      where o.grace_ends_at < r.grace_ends_at or o.grace_ends_at > r.grace_ends_at and not exists (
        select from grace_period_votes v where v.round_id = r.round_id and v.user_id = o.user_id and v.vote_type = 'extend_grace')`,
  },
];
