import { useTranslation } from "../i18n/useTranslation.ts";
import { type GroupStatus, ofToday } from "./groupWords.ts";

export interface ShownStatus {
  status: GroupStatus;
  /** Shown while the group runs. */
  round?: number | null;
  /** Of a completed group; 0 means archived. */
  archiveDaysLeft?: number | null;
}

/** The state that people see: the server's, and archived. */
export const shownStatus = ({ archiveDaysLeft, status }: ShownStatus) =>
  archiveDaysLeft === 0 ? "archived" : ofToday(status, "groups.status");

/** A group's state in a few words: "Started · Round 2". */
export function useStatusText(): (group: ShownStatus) => string {
  const { t } = useTranslation("groups");
  return (group) => {
    const shown = shownStatus(group);
    const text = t(`status.${shown}`);
    return shown === "started" && group.round ? `${text} · ${t("round", { round: group.round })}` : text;
  };
}
