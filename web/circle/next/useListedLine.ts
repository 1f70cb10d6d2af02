import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Stand } from "../standing/stand.ts";
import { useNextLine } from "./useNextLine.ts";

/** What waits in a circle of a list, in a few words beside an amount where there is one. */
export function useListedLine(): (stand: Stand, currency: string) => string {
  const { t } = useTranslation("circle");
  const nextLine = useNextLine();
  return (stand, currency) => {
    if (stand.key === "approve" || stand.key === "approveLate" || stand.key === "approveLeave")
      return t(`stand.${stand.key}`, { count: stand.count ?? 0 });
    const line = nextLine(stand, currency);
    return stand.key === "shortBefore" ? t("listed.missing", { line }) : line;
  };
}
