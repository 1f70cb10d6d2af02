import { Box, Heading, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Ring } from "../components/ring/Ring.tsx";
import { RingEmblem } from "../components/ring/RingEmblem.tsx";
import type { RingPhase, RingSeat } from "../components/ring/seat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { toaster } from "../ui/toaster.tsx";
import { ringStory } from "./people.ts";

/** A ring that can be played: payments arrive, the payout goes, the next round begins. */
export function PlayableRing({ count, phase, cents }: { count: number; phase: RingPhase; cents: number }) {
  const [story, setStory] = useState(() => ringStory(count, phase, cents));
  const change = (seat: RingSeat, more: Partial<RingSeat>) => ({ ...seat, ...more });

  const payNext = () => {
    const next = story.seats.find((seat) => ["due", "processing", "grace", "late"].includes(seat.state));
    if (!next) return;
    setStory({
      ...story,
      potCents: story.potCents + cents,
      seats: story.seats.map((seat) => (seat === next ? change(seat, { state: "paid" }) : seat)),
    });
  };
  const payOut = () =>
    setStory({
      ...story,
      potCents: 0,
      seats: story.seats.map((seat) => (seat.isRecipient ? change(seat, { hasReceived: true }) : seat)),
    });
  const nextRound = () =>
    setStory({
      ...story,
      round: story.round + 1,
      potCents: 0,
      seats: story.seats.map((seat) => {
        const isRecipient = seat.position === story.round + 1;
        return change(seat, { isRecipient, state: isRecipient ? "excused" : "due" });
      }),
    });

  return (
    <Stack gap="4">
      <Ring {...story} ground="surface" onOpenSeat={(seat) => toaster.show({ title: seat.name || "Free seat" })} />
      {phase === "running" && (
        <HStack justify="center">
          <Button size="sm" onClick={payNext}>
            A payment
          </Button>
          <Button size="sm" variant="outline" onClick={payOut}>
            The payout
          </Button>
          <Button size="sm" variant="ghost" onClick={nextRound}>
            Next round
          </Button>
        </HStack>
      )}
    </Stack>
  );
}

/** @param cents one member's contribution */
export function Rings({ counts, cents }: { counts: readonly number[]; cents: number }) {
  return (
    <Stack gap="6">
      {(["running", "before", "completed"] as const).map((phase) => (
        <Stack key={phase} gap="4">
          <Heading size="lg">{phase}</Heading>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
            {counts.map((count) => (
              <Card key={count} data-ring={`${phase}-${count}`}>
                <PlayableRing count={count} phase={phase} cents={cents} />
              </Card>
            ))}
          </SimpleGrid>
        </Stack>
      ))}
      <HStack gap="6" flexWrap="wrap">
        {[3, 7, 12, 20, 40].map((count) => (
          <Box key={count}>
            <RingEmblem seats={count} round={Math.ceil(count * 0.4)} phase="running" />
            <RingEmblem seats={count} taken={Math.ceil(count * 0.6)} round={1} phase="before" />
            <RingEmblem seats={count} round={count} phase="completed" />
          </Box>
        ))}
      </HStack>
    </Stack>
  );
}
