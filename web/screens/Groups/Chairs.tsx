import { chakra, HStack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";

const mostDrawn = 12;

/** Taken seats filled, free ones as empty chairs: an empty chair invites. */
export function Chairs({ free, limit }: { free: number; limit: number }) {
  const { t } = useTranslation("browse");
  const taken = limit - free;
  // A large circle keeps its proportion on a row of twelve.
  const drawn = Math.min(limit, mostDrawn);
  const filled = limit <= mostDrawn ? taken : Math.round((taken / limit) * mostDrawn);
  return (
    <HStack gap="3" justify="space-between" flexWrap="wrap">
      <HStack gap="1.5" aria-hidden>
        {Array.from({ length: drawn }, (_, seat) => (
          <chakra.span
            key={seat}
            boxSize="3"
            borderRadius="full"
            borderWidth="1.5px"
            borderStyle={seat < filled ? "solid" : "dashed"}
            borderColor={seat < filled ? "brand.solid" : "border.emphasized"}
            bg={seat < filled ? "brand.solid" : "transparent"}
          />
        ))}
      </HStack>
      <chakra.span textStyle="sm" color="fg.muted">
        {free === 0 ? t("card.full") : t("card.free", { count: free })}
      </chakra.span>
    </HStack>
  );
}
