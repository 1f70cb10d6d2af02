import { useTranslation } from "../i18n/useTranslation.ts";
import { Button } from "./Button.tsx";
import { Modal, type ModalProps } from "./Modal.tsx";

export interface DialogProps extends ModalProps {
  isOpen: boolean;
  title: string;
  size?: "sm" | "md" | "lg";
  /** As high as the screen lets it be, so that what comes and goes inside moves neither its edges nor its footer. */
  isTall?: boolean;
}

const widths = { sm: "28rem", md: "32rem", lg: "42rem" };

/** A question or a short form over the page: at the bottom within thumb reach on a phone, in the middle elsewhere. */
export function Dialog({ isOpen, size = "md", isTall = false, ...modal }: DialogProps) {
  if (!isOpen) return null;
  return (
    <Modal
      {...modal}
      keepsTyped
      isFixed={isTall}
      maxW={{ base: "100dvw", md: widths[size] }}
      maxH="calc(100dvh - 4rem)"
      h={isTall ? { base: "full", md: "48rem" } : undefined}
      mx="auto"
      mt="auto"
      mb={{ base: "0", md: "auto" }}
      borderRadius="l3"
      borderBottomRadius={{ base: "0", md: "l3" }}
      animation="slide-from-bottom-full 240ms ease-out"
    />
  );
}

export interface ConfirmDialogProps extends Omit<DialogProps, "footer" | "role"> {
  confirmLabel: string;
  onConfirm: () => void;
  isPending?: boolean;
  /** True for what cannot be undone. */
  isDestructive?: boolean;
}

/** Asks once before something that matters. */
export function ConfirmDialog({ confirmLabel, onConfirm, isPending, isDestructive, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={dialog.onClose}>
            {t("cancel")}
          </Button>
          <Button colorPalette={isDestructive ? "late" : "brand"} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
