import { Menu as ChakraMenu, Portal } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export interface MenuItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  isDisabled?: boolean;
  isDestructive?: boolean;
}

/** Further actions behind one button. `trigger` is a Button or IconButton. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <ChakraMenu.Root
      positioning={{ placement: "bottom-end" }}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect()}
      lazyMount
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content borderWidth="1px" borderColor="border" minW="12rem">
            {items.map(({ id, label, icon: Icon, isDisabled, isDestructive }) => (
              <ChakraMenu.Item
                key={id}
                value={id}
                disabled={isDisabled}
                minH="11"
                textStyle="md"
                color={isDestructive ? "fg.error" : undefined}
              >
                {Icon && <Icon size={20} aria-hidden />}
                {label}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
