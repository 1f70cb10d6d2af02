import { chakra } from "@chakra-ui/react";
import { isSparing } from "../../theme/appearance.ts";
import { useShownImage } from "../../ui/useShownImage.ts";
import { imageUrl } from "./imageUrl.ts";

/** The group's picture across a card, with its place kept before it comes; nothing where there is none. Decorative. */
export function WideImage({ url }: { url?: string | null }) {
  const image = useShownImage(imageUrl(url, isSparing() ? "card" : "page"));
  if (!image) return null;
  return (
    <chakra.img
      {...image}
      alt=""
      loading="lazy"
      decoding="async"
      w="full"
      aspectRatio="16 / 9"
      maxH="72"
      objectFit="cover"
      borderRadius="l2"
      bg="sunken"
      data-no-print
    />
  );
}
