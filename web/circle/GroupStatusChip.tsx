import { Archive, CircleCheck, CircleDot, CircleSlash, Hourglass, type LucideIcon, UserPlus } from "lucide-react";
import type { Meaning } from "../theme/meanings.ts";
import { Chip } from "../ui/Chip.tsx";
import { type ShownStatus, shownStatus, useStatusText } from "./useStatusText.ts";

type Known = ReturnType<typeof shownStatus>;

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

export interface GroupStatusChipProps extends ShownStatus {
  /** Somebody owes a round that is over: then a completed group is not green. */
  isSomethingOpen?: boolean;
}

/** A group's state in a word. */
export function GroupStatusChip({ isSomethingOpen, ...group }: GroupStatusChipProps) {
  const statusText = useStatusText();
  const { tone, icon } = looks[shownStatus(group)];
  return (
    <Chip tone={tone === "paid" && isSomethingOpen ? "gray" : tone} icon={icon}>
      {statusText(group)}
    </Chip>
  );
}
