import { chakra } from "@chakra-ui/react";
import { Armchair, type LucideIcon, UserRound } from "lucide-react";
import { memo } from "react";
import { avatarAddress, avatarGround, avatarInk, initials } from "../avatar.ts";
import { lookOf, type RingSeat } from "./seat.ts";

/** Pixels between a portrait and the middle of the line around it. */
const stateRingGap = 4;

/** How the line round a seat is drawn in each state; the dash of `processing` moves. */
function StateRing({ seat, radius }: { seat: RingSeat; radius: number }) {
  switch (lookOf(seat)) {
    case "due":
      return <chakra.circle r={radius} fill="none" stroke="border.emphasized" strokeWidth="1.5" />;
    case "upcoming":
    case "spared":
    case "open":
      return (
        <chakra.circle
          r={radius}
          fill="none"
          stroke="border.emphasized"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          strokeLinecap="round"
        />
      );
    case "processing":
      return (
        <chakra.circle
          r={radius}
          fill="none"
          stroke="colorPalette.solid"
          strokeWidth="3"
          strokeDasharray="7 6"
          animation="spin 9s linear infinite"
        />
      );
    default:
      return <chakra.circle r={radius} fill="none" stroke="colorPalette.solid" strokeWidth="3" />;
  }
}

/** A figure in the place of a portrait, half as large as its seat. */
function Figure({ icon: Icon, radius }: { icon: LucideIcon; radius: number }) {
  return (
    <Icon
      x={-radius * 0.48}
      y={-radius * 0.48}
      width={radius * 0.96}
      height={radius * 0.96}
      strokeWidth={1.6}
      aria-hidden
    />
  );
}

function Portrait({ seat, radius, clipId }: { seat: RingSeat; radius: number; clipId: string }) {
  if (seat.state === "open") {
    return (
      <chakra.g color="fg.muted">
        <chakra.circle r={radius} fill="surface" />
        <Figure icon={Armchair} radius={radius} />
      </chakra.g>
    );
  }
  return (
    <>
      <chakra.circle r={radius} fill={avatarGround(seat.userId)} opacity={{ base: 1, _dark: 0.88 }} />
      {seat.avatarUrl ? (
        <image
          href={avatarAddress(seat.avatarUrl, radius * 2)}
          x={-radius}
          y={-radius}
          width={radius * 2}
          height={radius * 2}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${clipId})`}
        />
      ) : seat.isNameless ? (
        <g color={avatarInk}>
          <Figure icon={UserRound} radius={radius} />
        </g>
      ) : (
        <chakra.text
          fill={avatarInk}
          textAnchor="middle"
          dominantBaseline="central"
          fontWeight="semibold"
          style={{ fontSize: `${radius * 0.74}px` }}
        >
          {initials(seat.name)}
        </chakra.text>
      )}
    </>
  );
}

/**
 * A seat as a picture of who sits there, round the origin. Its marks are drawn above all seats, by SeatMarks. Kept while
 * another seat is pointed at.
 */
export const AvatarSeat = memo(function AvatarSeat(props: { seat: RingSeat; radius: number; clipId: string }) {
  const { seat, radius, clipId } = props;
  return (
    <>
      {seat.isRecipient && <chakra.circle r={radius + 10} fill="accent.solid" opacity="0.16" />}
      <StateRing seat={seat} radius={radius + stateRingGap} />
      {/* Whoever has left is still at the table, and faded. */}
      <g opacity={seat.hasLeft ? 0.4 : undefined}>
        <Portrait seat={seat} radius={radius} clipId={clipId} />
      </g>
    </>
  );
});
