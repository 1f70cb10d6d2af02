import { CloseButton, Drawer as ChakraDrawer, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A sheet from the side, for the menu and for details beside a list. */
export function Drawer(props: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: "start" | "end";
  children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  return (
    <ChakraDrawer.Root
      open={props.isOpen}
      onOpenChange={({ open }) => !open && props.onClose()}
      placement={props.side ?? "start"}
      size="xs"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content textStyle="md">
            <ChakraDrawer.Header pe="12">
              <ChakraDrawer.Title asChild>
                <div>{props.title}</div>
              </ChakraDrawer.Title>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body px="3">{props.children}</ChakraDrawer.Body>
            <ChakraDrawer.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="gray" aria-label={t("close")} />
            </ChakraDrawer.CloseTrigger>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
