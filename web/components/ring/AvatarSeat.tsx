import { chakra } from "@chakra-ui/react";
import { Armchair } from "lucide-react";
import { useTranslation } from "react-i18next";
import { avatarGround, avatarInk, initials } from "../avatar.ts";
import { CoinFace } from "./Coin.tsx";
import { type RingSeat, shortName } from "./seat.ts";
import { SeatBadge } from "./SeatBadge.tsx";

const corner = Math.SQRT1_2;

/** How the line round a seat is drawn in each state; the dash of `processing` moves. */
function StateRing({ seat, radius }: { seat: RingSeat; radius: number }) {
  switch (seat.state) {
    case "due":
      return <chakra.circle r={radius} fill="none" stroke="border.emphasized" strokeWidth="1.5" />;
    case "upcoming":
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

function Portrait({ seat, radius, clipId }: { seat: RingSeat; radius: number; clipId: string }) {
  if (seat.state === "open") {
    return (
      <chakra.g color="fg.muted">
        <chakra.circle r={radius} fill="surface" />
        <Armchair
          x={-radius * 0.48}
          y={-radius * 0.48}
          width={radius * 0.96}
          height={radius * 0.96}
          strokeWidth={1.6}
          aria-hidden
        />
      </chakra.g>
    );
  }
  return (
    <>
      <circle r={radius} fill={avatarGround(seat.userId)} />
      {seat.avatarUrl ? (
        <image
          href={seat.avatarUrl}
          x={-radius}
          y={-radius}
          width={radius * 2}
          height={radius * 2}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${clipId})`}
        />
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

/** The name on the lower edge of a seat, like a name tag; mine says "You". */
function NameTag({ seat, radius }: { seat: RingSeat; radius: number }) {
  const { t } = useTranslation("ring");
  const word = seat.state === "open" ? t("freeSeat") : seat.isMe ? t("you") : shortName(seat.name);
  // Figtree at 11.5 px: about 6.3 px a letter; the tag is a little wider than the word.
  const width = [...word].length * 6.3 + 14;
  const isStrong = seat.isMe || seat.isRecipient;
  const palette = seat.isRecipient ? "accent" : "brand";
  return (
    <g transform={`translate(0 ${radius + 4})`}>
      <chakra.g colorPalette={palette}>
        <chakra.rect
          x={-width / 2}
          y="-9"
          width={width}
          height="18"
          rx="9"
          fill={isStrong ? "colorPalette.solid" : "surface"}
          stroke={isStrong ? "var(--ring-ground)" : "border"}
          strokeWidth={isStrong ? 2 : 1}
        />
        <chakra.text
          fill={isStrong ? "colorPalette.contrast" : seat.state === "open" ? "fg.muted" : "fg"}
          textAnchor="middle"
          dominantBaseline="central"
          fontWeight="semibold"
          fontSize="11.5px"
        >
          {word}
        </chakra.text>
      </chakra.g>
    </g>
  );
}

/** A seat as a picture of who sits there, round the origin. */
export function AvatarSeat(props: { seat: RingSeat; radius: number; hasName: boolean; clipId: string }) {
  const { seat, radius, hasName, clipId } = props;
  const badge = Math.max(6.5, radius * 0.32);
  const edge = (radius + 2) * corner;
  return (
    <>
      {seat.isRecipient && <chakra.circle className="glow" r={radius + 13} fill="accent.solid" opacity="0.14" />}
      <StateRing seat={seat} radius={radius + 4} />
      <Portrait seat={seat} radius={radius} clipId={clipId} />
      {hasName && <NameTag seat={seat} radius={radius} />}
      {seat.hasReceived && (
        <g transform={`translate(${-edge} ${-edge})`}>
          <CoinFace radius={badge * 0.95} />
        </g>
      )}
      <g transform={`translate(${edge} ${-edge})`}>
        <SeatBadge seat={seat} radius={badge} />
      </g>
    </>
  );
}
