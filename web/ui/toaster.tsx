import { chakra, HStack, Stack } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type Tone, toneIcons } from "./Banner.tsx";
import { IconButton } from "./Button.tsx";
import { LineIcon } from "./LineIcon.tsx";

export interface Toast {
  title: string;
  text?: string;
  tone?: Tone;
  /** How long it stays, in milliseconds. */
  durationMs?: number;
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void };
  /** Takes back what it reports. Such toasts stay longer, and one that says the same as others takes all of it back (D240). */
  undo?: () => void;
  /** Reports the way to another page: it waits for that page, where every other toast ends. */
  isForNextPage?: boolean;
}

type Shown = Omit<Toast, "undo"> & {
  id: number;
  /** What its button takes back, in the order in which it was done. */
  undos: readonly (() => void)[];
};

const mostShown = 3;
const usualDurationMs = 4000;
const undoDurationMs = 5000;

let shown: readonly Shown[] = [];
let waiting: readonly Shown[] = [];
/** The rooms for toasts in what lies over the page, the uppermost last. */
let rooms: readonly HTMLElement[] = [];
/** Toasts that came while the region moved. */
let unspoken: readonly Shown[] = [];
let lastId = 0;
let lastSpokenId = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function show(next: readonly Shown[]): void {
  shown = next;
  tell();
}

/**
 * A live region speaks what is added to it, not what it begins with. So toasts that were never spoken wait until the
 * region stands in its new room.
 */
function move(next: readonly HTMLElement[]): void {
  rooms = next;
  unspoken = [...unspoken, ...shown.filter(({ id }) => id > lastSpokenId)];
  show(shown.filter(({ id }) => id <= lastSpokenId));
  if (unspoken.length === 0) return;
  requestAnimationFrame(() => {
    const late = unspoken;
    unspoken = [];
    show(late.reduce(added, shown));
  });
}

/** Two that say the same are one, and of different ones three are shown at most: a fourth removes the oldest. */
function added(toasts: readonly Shown[], toast: Shown): readonly Shown[] {
  const isAlike = ({ title, tone }: Shown) => title === toast.title && tone === toast.tone;
  const undos = [...toasts.filter(isAlike), toast].flatMap((each) => each.undos);
  return [...toasts.filter((each) => !isAlike(each)), { ...toast, undos }].slice(-mostShown);
}

/** `toaster.show({ tone: "paid", title: … })`. A message has one place: what a toast says stands nowhere else. */
export const toaster = {
  show({ undo, ...toast }: Toast): number {
    lastId += 1;
    const next = { ...toast, id: lastId, undos: undo ? [undo] : [] };
    if (toast.isForNextPage) waiting = added(waiting, next);
    else show(added(shown, next));
    return lastId;
  },
  dismiss(id: number): void {
    show(shown.filter((toast) => toast.id !== id));
  },
  /** Another page has come: what was said on the last one ends, and what waited for this one is said. */
  turnPage(): void {
    const next = waiting;
    waiting = [];
    unspoken = [];
    show(next);
  },
  /** Takes all of them away, also those that wait. */
  clear(): void {
    waiting = [];
    unspoken = [];
    show([]);
  },
  /**
   * While something lies over the page, toasts stand inside of it, in this room: outside they could not be pressed,
   * and over it they would cover its buttons. Returns what ends it.
   */
  standIn(room: HTMLElement): () => void {
    move([...rooms, room]);
    return () => move(rooms.filter((other) => other !== room));
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastCard({ toast, isInside }: { toast: Shown; isInside: boolean }) {
  const { t } = useTranslation("ui");
  const [isHeld, setIsHeld] = useState(false);
  const tone = toast.tone ?? "info";
  const Icon = toneIcons[tone];
  const { undos } = toast;
  const action =
    undos.length === 0
      ? toast.action
      : { label: t("undo", { count: undos.length }), onSelect: () => undos.forEach((undo) => undo()) };

  useEffect(() => {
    if (isHeld) return;
    const usualMs = toast.undos.length > 0 ? undoDurationMs : usualDurationMs;
    const timer = setTimeout(() => toaster.dismiss(toast.id), toast.durationMs ?? usualMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    <HStack
      data-toast
      colorPalette={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      pointerEvents="auto"
      align="flex-start"
      gap={{ base: "2", sm: "3" }}
      w="full"
      maxW={isInside ? undefined : "24rem"}
      px={{ base: "3", sm: "4" }}
      py="2"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow={isInside ? undefined : "lg"}
      animationName={isInside ? "fade-in" : "slide-from-top, fade-in"}
      animationDuration="moderate"
    >
      <LineIcon color="colorPalette.fg">
        <Icon size={20} />
      </LineIcon>
      <Stack gap="1" flex="1" minW="0">
        <chakra.strong fontWeight="semibold">{toast.title}</chakra.strong>
        {toast.text && <chakra.span color="fg.muted">{toast.text}</chakra.span>}
        {action && (
          <chakra.button
            type="button"
            alignSelf="flex-start"
            color="brand.fg"
            fontWeight="semibold"
            cursor="pointer"
            py="1"
            focusVisibleRing="outside"
            onClick={() => {
              action.onSelect();
              toaster.dismiss(toast.id);
            }}
          >
            {action.label}
          </chakra.button>
        )}
      </Stack>
      <IconButton label={t("close")} size="sm" mt="-1.5" me="-1.5" onClick={() => toaster.dismiss(toast.id)}>
        <X />
      </IconButton>
    </HStack>
  );
}

/**
 * Where toasts appear; once, at the root: over the header, where no button of a page's own task is at any width. One live
 * region says each of them once.
 */
export function Toaster() {
  const { t } = useTranslation("ui");
  const toasts = useSyncExternalStore(subscribe, () => shown);
  const room = useSyncExternalStore(subscribe, () => rooms.at(-1));
  const isInside = room !== undefined;
  useEffect(() => {
    lastSpokenId = toasts.at(-1)?.id ?? lastSpokenId;
  }, [toasts]);
  return createPortal(
    <Stack
      as="section"
      aria-label={t("notifications")}
      aria-live={toasts.some(({ tone }) => tone === "late") ? "assertive" : "polite"}
      aria-relevant="additions text"
      {...(isInside
        ? { px: "4", py: toasts.length > 0 ? "2" : "0" }
        : {
            position: "fixed",
            zIndex: "toast",
            insetX: "0",
            top: "calc(0.25rem + env(safe-area-inset-top))",
            // On a phone the header's first and last button stay in reach on both sides of it, where that leaves room for words.
            px: "clamp(0.5rem, (100vw - 17rem) / 2, 3.75rem)",
            align: "center",
          })}
      gap="2"
      pointerEvents="none"
      data-no-print
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isInside={isInside} />
      ))}
    </Stack>,
    room ?? document.body,
  );
}
