import { Check, CircleDot, DoorOpen, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import type { Meaning } from "../../theme/meanings.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { RoundMark } from "./roundMarks.ts";

const looks: Record<RoundMark["is"], { tone: Meaning | "gray"; icon: LucideIcon }> = {
  now: { tone: "brand", icon: CircleDot },
  paidOut: { tone: "paid", icon: Check },
  onItsWay: { tone: "info", icon: Hourglass },
  youOwe: { tone: "late", icon: TriangleAlert },
  settlement: { tone: "gray", icon: DoorOpen },
  missing: { tone: "late", icon: TriangleAlert },
};

/** A mark of a round in a word and an icon. */
export function RoundMarkChip({ mark, currency }: { mark: RoundMark; currency: string }) {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const { tone, icon } = looks[mark.is];
  const amount = "cents" in mark ? formatMoney(mark.cents, currency, { locale }) : undefined;
  return (
    <Chip tone={tone} icon={icon}>
      {t(`schedule.${mark.is}`, { amount })}
    </Chip>
  );
}
