import { chakra, HStack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";

const mostDrawn = 12;

/** Its seats are bare elements: a list of hundreds has thousands of them. */
const Row = chakra("div", {
  base: {
    display: "flex",
    gap: "1.5",
    "& > span": {
      boxSize: "3",
      borderRadius: "full",
      borderWidth: "1.5px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
    },
    "& > [data-taken]": { borderStyle: "solid", borderColor: "brand.solid", bg: "brand.solid" },
  },
});

/** Taken seats filled, free ones as empty chairs: an empty chair invites. */
export function Chairs({ free, limit }: { free: number; limit: number }) {
  const { t } = useTranslation("browse");
  const taken = limit - free;
  // A large circle keeps its proportion on a row of twelve.
  const drawn = Math.min(limit, mostDrawn);
  const filled = limit <= mostDrawn ? taken : Math.round((taken / limit) * mostDrawn);
  return (
    <HStack gap="3" justify="space-between" flexWrap="wrap">
      <Row aria-hidden>
        {Array.from({ length: drawn }, (_, seat) => (
          <span key={seat} data-taken={seat < filled || undefined} />
        ))}
      </Row>
      <chakra.span textStyle="sm" color="fg.muted">
        {free === 0 ? t("card.full") : t("card.free", { count: free })}
      </chakra.span>
    </HStack>
  );
}
