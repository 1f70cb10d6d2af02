import { Check, Clock, Coins, HandCoins, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Meaning } from "../../theme/palette.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { BoardMember } from "./useBoard.ts";

const looks = {
  upcoming: { tone: "gray", icon: Clock },
  due: { tone: "gray", icon: Clock },
  processing: { tone: "info", icon: Hourglass },
  paid: { tone: "paid", icon: Check },
  grace: { tone: "due", icon: TriangleAlert },
  late: { tone: "late", icon: TriangleAlert },
  excused: { tone: "accent", icon: HandCoins },
} as const satisfies Record<string, { tone: Meaning | "gray"; icon: LucideIcon }>;

const isKnown = (state: string): state is keyof typeof looks => state in looks;

/** How a member stands in this round, in a word and an icon; outside of a running round there is nothing to say. */
export function MemberStateChip({ member }: { member: Pick<BoardMember, "state" | "graceDaysLeft"> }) {
  const { t } = useTranslation("circle");
  if (!isKnown(member.state)) return null;
  const { tone, icon } = looks[member.state];
  return (
    <Chip tone={tone} icon={icon}>
      {member.state === "grace"
        ? t("board.state.grace", { count: member.graceDaysLeft ?? 0 })
        : t(`board.state.${member.state}`)}
    </Chip>
  );
}

/** The small coin of who has had the pot. */
export function ReceivedChip() {
  const { t } = useTranslation("circle");
  return <Chip icon={Coins}>{t("board.received")}</Chip>;
}
