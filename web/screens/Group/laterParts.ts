/**
 * The parts of a circle's page that a phone shows below its first view: what is to be paid or agreed to, the turns, and what
 * the circle is. They come in one file, after the first picture.
 */
export { OpenCard } from "../../circle/debts/OpenCard.tsx";
export { AdminCard } from "../../circle/members/AdminCard.tsx";
export { MemberCount } from "../../circle/members/MemberCount.tsx";
export { TurnList } from "../../circle/members/TurnList.tsx";
export { PastRoundsCard } from "../../circle/past/PastRoundsCard.tsx";
export { GroupSchedule } from "../../circle/schedule/GroupSchedule.tsx";
export { SummaryCard } from "../../circle/summary/SummaryCard.tsx";
export { JoinCard } from "./joining/JoinCard.tsx";
export { ContributionPanel } from "./paying/ContributionPanel.tsx";
