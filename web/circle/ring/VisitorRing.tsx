import { useTranslation } from "../../i18n/useTranslation.ts";
import type { GroupStatus } from "../groupWords.ts";
import { chakra, Stack } from "@chakra-ui/react";
import { Ring } from "../../components/ring/Ring.tsx";
import { Rosette } from "../../components/ring/Rosette.tsx";
import type { RingPhase } from "../../components/ring/seat.ts";
import { visitorSeats } from "./ringSeats.ts";

/** How a group's status shows on the ring. */
export function ringPhase(status: GroupStatus): RingPhase {
  switch (status) {
    case "started":
    case "inactive":
      return "running";
    case "completed":
      return "completed";
    case "pending":
    case "recruiting":
    case "ready_to_start":
    case "closed":
    case "%future added value":
      return "before";
  }
}

export interface VisitorRingProps {
  status: GroupStatus;
  members: number;
  chairs: number;
  /** How many of the empty ones can be taken. */
  takeable: number;
  avatars: readonly string[];
  /** Minor units. */
  cashCents: number;
  currency: string;
  startsOn: string | null;
  /** The sentence above the ring says how many seats are free. */
  isFreeSaid: boolean;
}

/**
 * The ring for people who are not members: faces and free chairs before the start. Of a running circle they see only that
 * it runs, since only its members know who has paid (D96).
 */
export function VisitorRing(props: VisitorRingProps) {
  const { status, members, chairs, takeable, avatars, cashCents, currency, startsOn, isFreeSaid } = props;
  const { t } = useTranslation("circle");
  const phase = ringPhase(status);
  if (phase !== "before") {
    return (
      <Stack align="center" gap="4" py="8">
        <chakra.div w="full" maxW="15rem">
          <Rosette />
        </chakra.div>
        <chakra.p color="fg.muted" textAlign="center" textWrap="balance">
          {t("ring.privateBoard")}
        </chakra.p>
      </Stack>
    );
  }
  return (
    <Ring
      seats={visitorSeats({ members, chairs, takeable, avatars, name: t("ring.someone") })}
      round={1}
      rounds={chairs}
      potCents={cashCents}
      fullPotCents={cashCents}
      currency={currency}
      dueOn={startsOn}
      phase="before"
      isClosed={status !== "recruiting"}
      isFreeSaid={isFreeSaid}
    />
  );
}
