import { chatAnswers } from "../../../screens/Messages/chat/chatForTests.ts";
import { ids, mayNot, memberVoteRow } from "../../../test/groupForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { dialog, press, refuse, type Row } from "../pages.tsx";
import { openMessages } from "./messagesPage.tsx";

function open(votes: Row[] = [], answers: Row = {}, userId: string = ids.chloe) {
  const isAboutOpen = (asked: unknown) => JSON.stringify(asked).includes("_eq");
  return openMessages(
    "tab=votes",
    {
      ...chatAnswers({}).answers,
      grace_period_votes_connection: (asked: unknown) => ({
        edges: (isAboutOpen(asked) ? votes : []).map((node) => ({ node })),
      }),
      node: () => votes[0] ?? null,
      ...answers,
    },
    userId,
  );
}

async function cast(say: Say, cast_vote: unknown) {
  open([memberVoteRow()], { cast_vote });
  await press(say("votes.yes"));
}

async function remove(say: Say, delete_vote: unknown) {
  open([memberVoteRow({ may_delete: { allowed: true, act: "delete" } })], { delete_vote });
  await press(say("votes.delete.button"));
  await press(say("votes.delete.confirm"), await dialog());
}

export const votes: readonly Situation[] = [
  { name: "nothing to vote on", says: ["votes.tab.emptyTitle"], play: () => open() },
  {
    name: "a vote is cast",
    says: ["votes.cast"],
    play: (say) => cast(say, { success: true, status: "active" }),
  },
  { name: "a vote cannot be cast", says: ["votes.castFailed"], play: (say) => cast(say, refuse("vote-closed")) },
  { name: "a vote is taken back", says: ["votes.delete.done"], play: (say) => remove(say, { success: true }) },
  {
    name: "a vote cannot be taken back",
    says: ["votes.delete.failed"],
    play: (say) => remove(say, refuse("network")),
  },
  {
    name: "a vote about whoever reads it",
    says: ["refusals.vote-concerns-you"],
    play: () => open([memberVoteRow({ may_vote: mayNot("vote-concerns-you") })], {}, ids.bruno),
  },
];
