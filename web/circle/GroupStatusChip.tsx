import { type GroupStatus, ofToday } from "./groupWords.ts";
import { Archive, CircleCheck, CircleDot, CircleSlash, Hourglass, type LucideIcon, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Meaning } from "../theme/palette.ts";
import { Chip } from "../ui/Chip.tsx";

type Known = Exclude<GroupStatus, "%future added value"> | "archived";

const looks: Record<Known, { tone: Meaning | "gray"; icon: LucideIcon }> = {
  pending: { tone: "gray", icon: Hourglass },
  recruiting: { tone: "info", icon: UserPlus },
  ready_to_start: { tone: "due", icon: Hourglass },
  started: { tone: "brand", icon: CircleDot },
  completed: { tone: "paid", icon: CircleCheck },
  closed: { tone: "gray", icon: CircleSlash },
  inactive: { tone: "gray", icon: CircleSlash },
  archived: { tone: "gray", icon: Archive },
};

export interface GroupStatusChipProps {
  status: GroupStatus;
  /** Shown while the group runs. */
  round?: number | null;
  /** Of a completed group; 0 means archived. */
  archiveDaysLeft?: number | null;
  /** Somebody owes a round that is over: then a completed group is not green. */
  isSomethingOpen?: boolean;
}

/** A group's state in a word. */
export function GroupStatusChip({ status, round, archiveDaysLeft, isSomethingOpen }: GroupStatusChipProps) {
  const { t } = useTranslation("groups");
  const shown: Known = archiveDaysLeft === 0 ? "archived" : ofToday(status, "groups.status");
  const { tone, icon } = looks[shown];
  return (
    <Chip tone={tone === "paid" && isSomethingOpen ? "gray" : tone} icon={icon}>
      {t(`status.${shown}`)}
      {shown === "started" && round ? ` · ${t("round", { round })}` : ""}
    </Chip>
  );
}
