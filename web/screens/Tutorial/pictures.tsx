/** The pictures of the tutorial: each is the ring that stands for a circle, and what is done with it. Decorative. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const SEATS = 7;
const RADIUS = 62;
const places = Array.from({ length: SEATS }, (_, seat) => {
  const angle = (seat / SEATS) * 2 * Math.PI - Math.PI / 2;
  return { seat, x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

type State = "plain" | "paid" | "turn" | "empty";

const look = {
  plain: { fill: "surface", stroke: "brand.solid" },
  paid: { fill: "paid.solid", stroke: "paid.solid" },
  turn: { fill: "accent.solid", stroke: "accent.solid" },
  empty: { fill: "none", stroke: "border.emphasized", strokeDasharray: "5 5" },
} as const satisfies Record<State, object>;

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-110 -95 220 190" width="100%" height="100%" aria-hidden>
      {children}
    </svg>
  );
}

/** A tick as in a list. */
function Tick({ x, y, size = 6 }: { x: number; y: number; size?: number }) {
  return (
    <chakra.path
      d={`M${x - size} ${y} l${size * 0.7} ${size * 0.7} l${size * 1.2} ${-size * 1.4}`}
      fill="none"
      stroke="paid.contrast"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Ring({ states, done = 0 }: { states: (seat: number) => State; done?: number }) {
  return (
    <>
      <chakra.circle r={RADIUS} fill="none" stroke="bg.emphasized" strokeWidth="4" />
      {done > 0 && (
        <g transform="rotate(-90)">
          <chakra.circle
            r={RADIUS}
            fill="none"
            stroke="brand.solid"
            strokeWidth="4"
            pathLength={SEATS}
            strokeDasharray={`${done} ${SEATS}`}
          />
        </g>
      )}
      {places.map(({ seat, x, y }) => {
        const state = states(seat);
        return (
          <g key={seat}>
            <chakra.circle cx={x} cy={y} r={state === "turn" ? 18 : 15} strokeWidth="3" {...look[state]} />
            {state === "paid" && <Tick x={x} y={y} />}
          </g>
        );
      })}
    </>
  );
}

function Coin({ x, y, r = 9 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <chakra.circle cx={x} cy={y} r={r} fill="due.subtle" stroke="due.solid" strokeWidth="2.5" />
      <chakra.circle cx={x} cy={y} r={r * 0.45} fill="due.solid" />
    </>
  );
}

const turnFirst = (seat: number): State => (seat === 0 ? "turn" : "plain");

function Overview() {
  return (
    <Frame>
      <Ring states={turnFirst} />
      {places.slice(1).map(({ seat, x, y }) => (
        <Coin key={seat} x={x * 0.55} y={y * 0.55} r={6} />
      ))}
      <Coin x={0} y={0} r={16} />
    </Frame>
  );
}

function Create() {
  return (
    <Frame>
      <Ring states={(seat) => (seat === 0 ? "plain" : "empty")} />
      <chakra.circle r="24" fill="brand.solid" />
      <chakra.path d="M-11 0 H11 M0 -11 V11" stroke="brand.contrast" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  );
}

function Privacy() {
  return (
    <Frame>
      <Ring states={() => "plain"} />
      <chakra.path d="M-13 -4 v-9 a13 13 0 0 1 26 0 v9" fill="none" stroke="brand.solid" strokeWidth="5" />
      <chakra.rect x="-20" y="-5" width="40" height="32" rx="7" fill="brand.solid" />
      <chakra.circle cy="8" r="4.5" fill="brand.contrast" />
      <chakra.path d="M0 10 v8" stroke="brand.contrast" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  );
}

function Chat() {
  return (
    <Frame>
      <chakra.path
        d="M-84 -62 h96 a14 14 0 0 1 14 14 v34 a14 14 0 0 1 -14 14 h-66 l-20 20 v-20 h-10 a14 14 0 0 1 -14 -14 v-34 a14 14 0 0 1 14 -14z"
        fill="brand.subtle"
        stroke="brand.solid"
        strokeWidth="3"
      />
      <chakra.path d="M-74 -42 h76 M-74 -24 h50" stroke="brand.solid" strokeWidth="6" strokeLinecap="round" />
      <chakra.path
        d="M2 16 h70 a14 14 0 0 1 14 14 v26 a14 14 0 0 1 -14 14 h-6 v18 l-18 -18 h-46 a14 14 0 0 1 -14 -14 v-26 a14 14 0 0 1 14 -14z"
        fill="surface"
        stroke="border.emphasized"
        strokeWidth="3"
      />
      <chakra.path d="M10 36 h56 M10 52 h32" stroke="fg.muted" strokeWidth="6" strokeLinecap="round" />
    </Frame>
  );
}

function Voting() {
  return (
    <Frame>
      <Ring states={(seat) => (seat < 5 ? "paid" : "empty")} />
      <chakra.rect x="-30" y="-18" width="60" height="10" rx="5" fill="bg.emphasized" />
      <chakra.rect x="-30" y="-18" width="43" height="10" rx="5" fill="paid.solid" />
      <chakra.rect x="-30" y="6" width="60" height="10" rx="5" fill="bg.emphasized" />
      <chakra.rect x="-30" y="6" width="17" height="10" rx="5" fill="fg.muted" />
    </Frame>
  );
}

function Invite() {
  return (
    <Frame>
      <Ring states={(seat) => (seat === 2 ? "empty" : "plain")} />
      <chakra.rect
        x="-32"
        y="-22"
        width="64"
        height="44"
        rx="7"
        fill="surface"
        stroke="brand.solid"
        strokeWidth="3.5"
      />
      <chakra.path
        d="M-31 -17 L0 6 L31 -17"
        fill="none"
        stroke="brand.solid"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <chakra.path d="M90 14 m-10 0 h20 m-10 -10 v20" stroke="accent.solid" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  );
}

function Notifications() {
  return (
    <Frame>
      <Ring states={turnFirst} />
      <chakra.path d="M-24 16 c8 -8 6 -20 8 -30 a16 16 0 0 1 32 0 c2 10 0 22 8 30 z" fill="brand.solid" />
      <chakra.path d="M-7 22 a7 7 0 0 0 14 0 z" fill="brand.solid" />
      <chakra.circle cx="18" cy="-22" r="10" fill="late.solid" stroke="bg" strokeWidth="3" />
    </Frame>
  );
}

function Tracking() {
  return (
    <Frame>
      <Ring states={(seat) => (seat < 3 ? "paid" : seat === 3 ? "turn" : "plain")} done={3} />
      {[-20, 0, 20].map((y, at) => (
        <g key={y}>
          <chakra.circle cx="-24" cy={y} r="6" fill={at < 2 ? "paid.solid" : "bg.emphasized"} />
          <chakra.path d={`M-10 ${y} h${at === 1 ? 26 : 36}`} stroke="fg.muted" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
    </Frame>
  );
}

/** Everything is done. */
export function DonePicture() {
  return (
    <Frame>
      <Ring states={() => "paid"} done={SEATS} />
      <chakra.path
        d="M-26 2 l18 18 l34 -38"
        fill="none"
        stroke="brand.solid"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Frame>
  );
}

/** By step, in the order of the tutorial. */
export const pictures = {
  overview: Overview,
  create: Create,
  privacy: Privacy,
  chat: Chat,
  voting: Voting,
  invite: Invite,
  notifications: Notifications,
  tracking: Tracking,
} as const;

export type TutorialStep = keyof typeof pictures;
