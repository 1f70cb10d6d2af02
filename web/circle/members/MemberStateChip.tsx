import { Check, Clock, Coins, HandCoins, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { required } from "../../lib/required.ts";
import type { Meaning } from "../../theme/palette.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { BoardMember, SeatWord } from "./useBoard.ts";

const looks = {
  upcoming: { tone: "gray", icon: Clock },
  due: { tone: "gray", icon: Clock },
  processing: { tone: "info", icon: Hourglass },
  paid: { tone: "paid", icon: Check },
  grace: { tone: "due", icon: TriangleAlert },
  late: { tone: "late", icon: TriangleAlert },
  excused: { tone: "accent", icon: HandCoins },
} as const satisfies Record<Exclude<SeatWord, "waiting" | "completed">, { tone: Meaning | "gray"; icon: LucideIcon }>;

/** A member's state in this round, in a word and an icon. Outside of a running round it shows nothing. */
export function MemberStateChip({ member }: { member: Pick<BoardMember, "state" | "graceDaysLeft"> }) {
  const { t } = useTranslation("circle");
  const { state } = member;
  if (state === "waiting" || state === "completed") return null;
  const { tone, icon } = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {state === "grace"
        ? t("board.state.grace", { count: required(member.graceDaysLeft, "board.grace_days_left") })
        : t(`board.state.${state}`)}
    </Chip>
  );
}

/** The small coin of a member who has had the pot. */
export function ReceivedChip() {
  const { t } = useTranslation("circle");
  return <Chip icon={Coins}>{t("board.received")}</Chip>;
}
