import { chakra, HStack, Stack } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { withActionBar } from "./ActionBar.tsx";
import { type Tone, toneIcons } from "./Banner.tsx";
import { IconButton } from "./Button.tsx";

export interface Toast {
  title: string;
  text?: string;
  tone?: Tone;
  /** How long it stays, in milliseconds. */
  durationMs?: number;
  /** One thing to do about it, such as undo. */
  action?: { label: string; onSelect: () => void };
}

type Shown = Toast & { id: number };

const mostShown = 3;
const usualDurationMs = 4000;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** `toaster.show({ tone: "paid", title: … })`. At most three are shown: a fourth one removes the oldest. */
export const toaster = {
  show(toast: Toast): number {
    lastId += 1;
    show([...shown, { ...toast, id: lastId }].slice(-mostShown));
    return lastId;
  },
  dismiss(id: number): void {
    show(shown.filter((toast) => toast.id !== id));
  },
  /** Takes all of them away. */
  clear(): void {
    show([]);
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastCard({ toast }: { toast: Shown }) {
  const { t } = useTranslation("ui");
  const [isHeld, setIsHeld] = useState(false);
  const tone = toast.tone ?? "info";
  const Icon = toneIcons[tone];

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toaster.dismiss(toast.id), toast.durationMs ?? usualDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    <HStack
      role={tone === "late" ? "alert" : "status"}
      colorPalette={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      pointerEvents="auto"
      align="flex-start"
      gap="3"
      w="full"
      maxW="24rem"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="lg"
      animationName="slide-from-bottom, fade-in"
      animationDuration="moderate"
    >
      <chakra.span color="colorPalette.fg" mt="2px" aria-hidden>
        <Icon size={20} />
      </chakra.span>
      <Stack gap="1" flex="1" minW="0">
        <chakra.strong fontWeight="semibold">{toast.title}</chakra.strong>
        {toast.text && <chakra.span color="fg.muted">{toast.text}</chakra.span>}
        {toast.action && (
          <chakra.button
            type="button"
            alignSelf="flex-start"
            color="brand.fg"
            fontWeight="semibold"
            cursor="pointer"
            py="1"
            focusVisibleRing="outside"
            onClick={() => {
              toast.action?.onSelect();
              toaster.dismiss(toast.id);
            }}
          >
            {toast.action.label}
          </chakra.button>
        )}
      </Stack>
      <IconButton label={t("close")} size="sm" mt="-1.5" me="-1.5" onClick={() => toaster.dismiss(toast.id)}>
        <X />
      </IconButton>
    </HStack>
  );
}

/** Where toasts appear; once, at the root. */
export function Toaster() {
  const { t } = useTranslation("ui");
  const toasts = useSyncExternalStore(subscribe, () => shown);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (toasts.length === 0 || !current?.showPopover) return;
    current.showPopover();
    return () => current.hidePopover();
  }, [toasts]);
  return (
    <Stack
      ref={region}
      as="section"
      aria-label={t("notifications")}
      // Above an open dialog, which else would cover it: of what lies over the page the last one shown is uppermost.
      popover="manual"
      w="full"
      m="0"
      p="0"
      bg="transparent"
      border="0"
      overflow="visible"
      color="fg"
      top="auto"
      position="fixed"
      zIndex="toast"
      insetX="0"
      bottom={{ base: "calc(4.5rem + env(safe-area-inset-bottom))", lg: "6" }}
      css={{ [withActionBar]: { bottom: { base: "calc(8.5rem + env(safe-area-inset-bottom))", lg: "6" } } }}
      px="4"
      align={{ base: "center", lg: "flex-end" }}
      gap="2"
      pointerEvents="none"
      data-no-print
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
}
