import type { Next } from "../../circle/next/next.ts";
import type { NextCircle } from "../../circle/next/nextRows.ts";
import type { Key } from "../../i18n/areas.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";

interface NextAction {
  canPay: boolean;
  label: string;
  /** Where the button leads: to the part of the circle's page where the next thing is done. */
  to: string;
  /** Why it cannot be paid and what leads on (D59); null where nothing is locked. */
  locked: string | null;
}

/** What a card's button says and where it leads. */
export function useNextAction(): (next: Next<NextCircle>) => NextAction {
  const { t } = useTranslation("dashboard");
  const dateText = useDateText();
  return ({ circle, stand: { act, opensAt } }) => {
    const page = groupPath(circle);
    const say = (label: Key<"dashboard">, anchor: string, locked: string | null) => ({
      canPay: act === "pay",
      label: t(label),
      to: page + anchor,
      locked,
    });
    if (act === "pay") return say("next.pay", "#contribution", null);
    if (act === "askLate") return say("next.askLate", "#contribution", t("next.locked.askLate"));
    if (act === "allowLate") return say("next.allowLate", "#late-payments", t("next.locked.allowLate"));
    if (opensAt === undefined) return say("next.see", "", null);
    return say("next.see", "#contribution", t("next.locked.asked", { opens: dateText(opensAt, "dateTime") }));
  };
}
