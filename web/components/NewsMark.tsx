import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

/** The sign before a line of news; `isNew` sets apart what nobody has read. */
export function NewsMark({ icon: Icon, isNew = false }: { icon: LucideIcon; isNew?: boolean }) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="9"
      flexShrink="0"
      borderRadius="full"
      bg={isNew ? "brand.solid" : "sunken"}
      color={isNew ? "brand.contrast" : "fg.muted"}
      aria-hidden
    >
      <Icon size={18} />
    </chakra.span>
  );
}
