import { CloseButton, Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  role?: "dialog" | "alertdialog";
}

/** A question or a short form over the page: at the bottom within thumb reach on a phone, in the middle elsewhere. */
export function Dialog({ isOpen, onClose, title, children, footer, size = "md", role = "dialog" }: DialogProps) {
  const { t } = useTranslation("ui");
  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      size={size}
      role={role}
      placement={{ base: "bottom", md: "center" }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner p={{ base: "0", md: "4" }}>
          <ChakraDialog.Content my="0" borderBottomRadius={{ base: "0", md: "l3" }} textStyle="md">
            <ChakraDialog.Header pe="12">
              <ChakraDialog.Title textStyle="lg">{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer flexWrap="wrap">{footer}</ChakraDialog.Footer>}
            <ChakraDialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="gray" aria-label={t("close")} />
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
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
