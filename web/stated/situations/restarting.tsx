import * as page from "../../screens/RestartVote/RestartVoteScreen.tsx";
import { completedGroup, groupAnswers, ids, voteRow } from "../../test/groupForTests.ts";
import type { Say, Situation } from "../situation.ts";
import { openGroup } from "./group.tsx";
import { openAs, press, refuse, tickBeside } from "./pages.tsx";

const voteId = String(voteRow()["vote_id"]);
const openVote = (search: string, answers = groupAnswers(completedGroup({ votes: [voteRow()] }))) =>
  openAs("chloe", { path: "/group-restart-vote", ...page }, `/group-restart-vote${search}`, answers);

async function vote(say: Say, choice: "yes" | "no", answer: unknown) {
  openVote(
    `?groupId=${ids.group}&voteId=${voteId}`,
    groupAnswers(completedGroup({ votes: [voteRow()] }), { cast_vote: answer }),
  );
  const button = say(`restart.vote.${choice}`);
  if (choice === "yes") await tickBeside(button);
  await press(button);
}

async function open(say: Say, answer: unknown) {
  openGroup("amina", completedGroup(), { initiate_group_restart: answer });
  await press(say("restart.options.button"));
}

const counted = { success: true, status: "active" };

export const restarting: readonly Situation[] = [
  { name: "half a link to a vote", says: ["restart.page.invalidTitle"], play: () => openVote("?groupId=1") },
  {
    name: "the admin opened a vote",
    says: ["restart.options.initiated", "restart.options.initiatedText"],
    play: (say) => open(say, { success: true, vote_id: voteId }),
  },
  {
    name: "a vote could not be opened",
    says: ["restart.error"],
    play: (say) => open(say, refuse("vote-already-open")),
  },
  {
    name: "a Yes",
    says: ["restart.vote.recorded", "restart.vote.recorded_yes"],
    play: (say) => vote(say, "yes", counted),
  },
  {
    name: "a No",
    says: ["restart.vote.recorded", "restart.vote.recorded_no"],
    play: (say) => vote(say, "no", counted),
  },
  {
    name: "a vote without a session",
    says: ["restart.error", "restart.vote.notSignedIn"],
    play: (say) => vote(say, "no", refuse("no-session")),
  },
];
