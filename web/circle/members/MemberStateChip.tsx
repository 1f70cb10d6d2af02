import { chakra } from "@chakra-ui/react";
import { Check, Clock, Coins, DoorOpen, HandCoins, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import type { Meaning } from "../../theme/meanings.ts";
import { Chip } from "../../ui/Chip.tsx";
import { isUnpaid } from "../debts/openContribution.ts";
import { useOpenWords } from "../debts/useOpenWords.ts";
import type { BoardMember, SeatWord } from "./board.ts";

const looks = {
  upcoming: { tone: "gray", icon: Clock },
  due: { tone: "gray", icon: Clock },
  processing: { tone: "info", icon: Hourglass },
  paid: { tone: "paid", icon: Check },
  grace: { tone: "due", icon: TriangleAlert },
  late: { tone: "late", icon: TriangleAlert },
  excused: { tone: "accent", icon: HandCoins },
  not_asked: { tone: "gray", icon: Clock },
} as const satisfies Record<Exclude<SeatWord, "waiting" | "completed">, { tone: Meaning | "gray"; icon: LucideIcon }>;

/**
 * A member's state in this round, in a word and an icon; outside of a running round nothing. Nobody is called paid who
 * owes an earlier round.
 */
export function MemberStateChip({
  member,
}: {
  member: Pick<BoardMember, "graceDaysLeft" | "hasLeft" | "open" | "state">;
}) {
  const { t } = useTranslation("circle");
  const { hasLeft, open, state } = member;
  // Whoever has left and is asked for nothing has only left.
  if (hasLeft && (state === "not_asked" || state === "excused")) return null;
  if (state === "waiting" || state === "completed" || (state === "paid" && open.length > 0)) return null;
  const { tone, icon } = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {state === "grace"
        ? t("board.state.grace", { count: required(member.graceDaysLeft, "board.grace_days_left") })
        : t(`board.state.${state}`)}
    </Chip>
  );
}

/** That a member has left the running circle. */
export function LeftChip({ member }: { member: Pick<BoardMember, "hasLeft"> }) {
  const { t } = useTranslation("circle");
  if (!member.hasLeft) return null;
  return (
    <Chip tone="gray" icon={DoorOpen}>
      {t("board.left")}
    </Chip>
  );
}

/** That a member's leave is agreed, and after which round it takes effect. */
export function LeavesChip({ after }: { after: number | undefined }) {
  const { t } = useTranslation("circle");
  if (after === undefined) return null;
  return (
    <Chip tone="gray" icon={DoorOpen}>
      {t("board.leavesAfter", { round: after })}
    </Chip>
  );
}

/** What a member has left open in rounds that are over. */
export function OpenChip({ open }: { open: BoardMember["open"] }) {
  const words = useOpenWords();
  if (open.length === 0) return null;
  const isOwed = open.some(isUnpaid);
  return (
    <Chip tone={isOwed ? "late" : "info"} icon={isOwed ? TriangleAlert : Hourglass}>
      <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
        {words(open)}
      </chakra.span>
    </Chip>
  );
}

/** The small coin of a member who has had the pot, or less. */
export function ReceivedChip({ member }: { member: Pick<BoardMember, "hasReceived" | "isShort"> }) {
  const { t } = useTranslation("circle");
  if (!member.hasReceived) return null;
  return (
    <Chip tone={member.isShort ? "due" : "gray"} icon={Coins}>
      {t(member.isShort ? "board.receivedLess" : "board.received")}
    </Chip>
  );
}
