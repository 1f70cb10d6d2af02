import { Archive, CircleCheck, CircleDot, CircleSlash, Hourglass, type LucideIcon, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Meaning } from "../theme/palette.ts";
import { Chip } from "../ui/Chip.tsx";

type Known = "pending" | "recruiting" | "ready_to_start" | "started" | "completed" | "closed" | "inactive" | "archived";

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

const isKnown = (status: string): status is Known => status in looks;

export interface GroupStatusChipProps {
  status: string;
  /** Shown while the group runs. */
  round?: number | null;
  /** Of a completed group; 0 means archived. */
  archiveDaysLeft?: number | null;
}

/** A group's state in a word; one this client does not know is shown as the server names it. */
export function GroupStatusChip({ status, round, archiveDaysLeft }: GroupStatusChipProps) {
  const { t } = useTranslation("groups");
  // `active` is an old word for recruiting (D72).
  const shown = archiveDaysLeft === 0 ? "archived" : status === "active" ? "recruiting" : status;
  if (!isKnown(shown)) {
    return (
      <Chip tone="gray" icon={CircleDot}>
        {status}
      </Chip>
    );
  }
  const { tone, icon } = looks[shown];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`status.${shown}`)}
      {shown === "started" && round ? ` · ${t("round", { round })}` : ""}
    </Chip>
  );
}
