import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { X } from "lucide-react";
import {
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
}

type PanelProps = ModalProps & Omit<HTMLChakraProps<"dialog">, keyof ModalProps>;

/** The button that was pressed shows it at once; the panel, which makes the whole page behind it quiet, comes after. */
export function Modal(props: PanelProps) {
  return useDeferredValue(true, false) ? <OpenModal {...props} /> : null;
}

/**
 * What lies over the page until it is closed: by its cross, by Escape, by the way back of a phone, or beside it. The
 * browser's own dialog keeps the focus inside, the page behind quiet, and gives the focus back afterwards.
 */
function OpenModal({ onClose, title, children, footer, role, ...place }: PanelProps) {
  const { t } = useTranslation("ui");
  const panel = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
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
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog within this one's pieces closes itself alone.
    event.stopPropagation();
    leave();
  };
  // What is beside the panel belongs to the dialog itself; what is pressed inside and let go outside closes nothing.
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) close(event);
  };

  return createPortal(
    <Panel
      ref={panel}
      role={role}
      aria-labelledby={titleId}
      {...(role === "alertdialog" && { "aria-describedby": bodyId })}
      onCancel={close}
      onKeyDown={(event) => event.key === "Escape" && close(event)}
      onMouseDown={handlePress}
      {...place}
    >
      {/* First, so that a dialog at the lower edge grows upwards and its buttons stay where they are. */}
      <chakra.div ref={toasts} flexShrink="0" pe="8" />
      {/* A long name in large letters may scroll, so that what stands below keeps its place in the window. */}
      <chakra.div px="6" pt="6" pb="4" pe="12" flexShrink="0" maxH="35dvh" overflow="auto">
        <chakra.div id={titleId} textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.div>
      </chakra.div>
      <chakra.div id={bodyId} flex="1" overflow="auto" px="6" pt="2" pb="6">
        {children}
      </chakra.div>
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
