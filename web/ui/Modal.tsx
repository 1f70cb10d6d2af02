import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "./Button.tsx";
import { toaster } from "./toaster.tsx";
import { useUnsent } from "./useUnsent.ts";

const Panel = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    flexDirection: "column",
    maxW: "100dvw",
    maxH: "100dvh",
    w: "full",
    p: "0",
    border: "0",
    outline: "0",
    overflow: "hidden",
    color: "fg",
    bg: "bg.panel",
    boxShadow: "lg",
    textStyle: "md",
    "&[open]": { display: "flex" },
    "&::backdrop": { bg: "blackAlpha.500", animation: "fade-in 240ms" },
  },
});

export interface ModalProps {
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  role?: "dialog" | "alertdialog";
  /** What it shows is seen nowhere later, so it is closed by its buttons alone. */
  isOnlyNow?: boolean;
}

type PanelProps = ModalProps &
  Omit<HTMLChakraProps<"dialog">, keyof ModalProps> & {
    /** Whether what is typed inside waits to be sent; then it is closed by its buttons alone. */
    keepsTyped?: boolean;
    /** Whether it stays as high as it is. Then toasts stand at its end, above its buttons, and take their room from what scrolls. */
    isFixed?: boolean;
  };

/** The button that was pressed shows it at once; the panel, which makes the whole page behind it quiet, comes after. */
export function Modal(props: PanelProps) {
  return useDeferredValue(true, false) ? <OpenModal {...props} /> : null;
}

/**
 * What lies over the page until it is closed: by its cross, by Escape, by the way back of a phone, or beside it. Once
 * something is written in it only its buttons close it: a press beside it may be meant for the keyboard of a phone. So it is
 * from the beginning with what is shown this once. The browser's own dialog keeps the focus inside, the page behind quiet,
 * and gives the focus back afterwards.
 */
function OpenModal(props: PanelProps) {
  const {
    onClose,
    title,
    children,
    footer,
    role,
    isOnlyNow = false,
    keepsTyped = false,
    isFixed = false,
    ...place
  } = props;
  const { t } = useTranslation("ui");
  const panel = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const unsent = useUnsent();
  useLayoutEffect(() => {
    const { current } = panel;
    current?.showModal();
    const stopToasts = toasts.current ? toaster.standIn(toasts.current) : undefined;
    return () => {
      stopToasts?.();
      // Closed before it is gone, because only then the focus returns to where it was.
      current?.close();
    };
  }, []);

  // The page behind comes back to life after the picture that answers the press, as it went quiet after one.
  const leave = () => startTransition(onClose);
  const stays = (event: SyntheticEvent<HTMLDialogElement>) =>
    isOnlyNow || (keepsTyped && unsent.isIn(event.currentTarget));
  const close = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    // A dialog within this one's pieces closes itself alone.
    event.stopPropagation();
    if (!stays(event)) leave();
  };
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A list or a menu inside closes itself first.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { target } = event;
    // The browser empties the search.
    if (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") event.stopPropagation();
    else close(event);
  };
  // Browsers let a second way back in a row through, whatever the first was answered with. What may not be lost opens anew.
  const handleClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const { currentTarget } = event;
    if (currentTarget.open) return;
    if (stays(event)) currentTarget.showModal();
    else leave();
  };
  // What is beside the panel belongs to the dialog itself; what is pressed inside and let go outside closes nothing.
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    // Where the dialog stays, the press takes the focus from the field and with it the keyboard of a phone.
    if (event.target !== event.currentTarget || stays(event)) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) close(event);
  };

  const toastRoom = <chakra.div ref={toasts} flexShrink="0" pe={isFixed ? undefined : "8"} />;

  return createPortal(
    <Panel
      ref={panel}
      role={role}
      aria-labelledby={titleId}
      {...(role === "alertdialog" && { "aria-describedby": bodyId })}
      onCancel={close}
      onClose={handleClosed}
      onInput={unsent.handleInput}
      onKeyDown={handleKey}
      onMouseDown={handlePress}
      {...place}
    >
      {/* First, so that a dialog at the lower edge grows upwards and its buttons stay where they are. */}
      {!isFixed && toastRoom}
      {/* A long name in large letters may scroll, so that what stands below keeps its place in the window. */}
      <chakra.div px="6" pt="6" pb="4" pe="12" flexShrink="0" maxH="35dvh" overflow="auto">
        <chakra.div id={titleId} textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.div>
      </chakra.div>
      <chakra.div id={bodyId} flex="1" overflow="auto" px="6" pt="2" pb="6">
        {children}
      </chakra.div>
      {isFixed && toastRoom}
      {footer && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="3"
          px="6"
          pt="2"
          pb="4"
        >
          {footer}
        </chakra.div>
      )}
      <IconButton label={t("close")} size="sm" position="absolute" top="2" insetEnd="2" onClick={leave}>
        <X />
      </IconButton>
    </Panel>,
    document.body,
  );
}
