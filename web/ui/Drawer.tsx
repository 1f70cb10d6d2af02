import { Modal, type ModalProps } from "./Modal.tsx";

/** A sheet from the side, for the menu and for details beside a list. */
export function Drawer({
  isOpen,
  side = "start",
  ...modal
}: Omit<ModalProps, "footer" | "role"> & { isOpen: boolean; side?: "start" | "end" }) {
  if (!isOpen) return null;
  return (
    <Modal
      {...modal}
      h="100dvh"
      maxW="20rem"
      m="0"
      ms={side === "end" ? "auto" : "0"}
      animation={`slide-from-${side === "end" ? "right" : "left"}-full 240ms ease-out`}
    />
  );
}
