import { HStack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/**
 * In the place of a button that has added somebody, or where an invitation is open already: it keeps that place, so that a
 * second tap meets no other button.
 */
export function AddedMark({ isInvited = false }: { isInvited?: boolean }) {
  const { t } = useTranslation("circle");
  return (
    <HStack as="span" gap="1.5" color="paid.fg" minH="11" px="2" flexShrink="0">
      <Check size={18} aria-hidden />
      {t(isInvited ? "invite.invited" : "invite.added")}
    </HStack>
  );
}
