import { Ring } from "../../components/ring/Ring.tsx";
import type { RingSeat } from "../../components/ring/seat.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { amountOf, type Draft, parseCount } from "./draft.ts";

const drawable = (count: number | null) => Math.min(50, Math.max(2, count ?? 2));

/** Who starts the circle, as the others will see them. */
export interface Founder {
  userId: string;
  name: string;
  avatarUrl: string | null;
}

/** The circle that is being planned: my seat taken, the others open, and, once there is a contribution, the growing pot. */
export function GrowingRing({ draft, me }: { draft: Draft; me: Founder }) {
  const cents = amountOf(draft, useLocale());
  const members = drawable(parseCount(draft.memberLimit));
  const seats: RingSeat[] = Array.from({ length: members }, (_, index) => ({
    userId: index === 0 ? me.userId : "",
    name: index === 0 ? me.name : "",
    avatarUrl: index === 0 ? me.avatarUrl : null,
    position: index + 1,
    state: index === 0 ? "upcoming" : "open",
    hasReceived: false,
    isMe: index === 0,
    isRecipient: false,
  }));
  return (
    <Ring
      seats={seats}
      round={0}
      rounds={members}
      potCents={cents && cents * (members - 1)}
      currency={draft.currency}
      dueOn={draft.startDate || null}
      phase="before"
    />
  );
}
