import { chakra } from "@chakra-ui/react";
import { Check, Clock, Coins, HandCoins, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import type { Meaning } from "../../theme/palette.ts";
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
} as const satisfies Record<Exclude<SeatWord, "waiting" | "completed">, { tone: Meaning | "gray"; icon: LucideIcon }>;

/**
 * A member's state in this round, in a word and an icon; outside of a running round nothing. Nobody is called paid who
 * owes an earlier round.
 */
export function MemberStateChip({ member }: { member: Pick<BoardMember, "graceDaysLeft" | "open" | "state"> }) {
  const { t } = useTranslation("circle");
  const { open, state } = member;
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
