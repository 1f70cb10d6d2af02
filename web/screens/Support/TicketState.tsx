import { CheckCheck, Clock, Hourglass, type LucideIcon, MessageCircleReply, SquareCheck } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { oneOf } from "../../lib/required.ts";
import { Chip } from "../../ui/Chip.tsx";

const STATES = ["open", "in_progress", "waiting_on_user", "resolved", "closed"] as const;
export type TicketStatus = (typeof STATES)[number];

const LOOKS: Record<TicketStatus, { icon: LucideIcon; tone: "gray" | "info" | "due" | "paid" }> = {
  open: { icon: Clock, tone: "info" },
  in_progress: { icon: Hourglass, tone: "info" },
  waiting_on_user: { icon: MessageCircleReply, tone: "due" },
  resolved: { icon: SquareCheck, tone: "paid" },
  closed: { icon: CheckCheck, tone: "gray" },
};

export const statusOf = (value: string): TicketStatus => oneOf(STATES, value, "support_tickets.status");

/** Where a question stands (D212). */
export function TicketState({ status }: { status: TicketStatus }) {
  const { t } = useTranslation("support");
  return (
    <Chip icon={LOOKS[status].icon} tone={LOOKS[status].tone}>
      {t(`status.${status}`)}
    </Chip>
  );
}
