import { chakra } from "@chakra-ui/react";
import { isSparing } from "../../theme/appearance.ts";
import { useShownImage } from "../../ui/useShownImage.ts";
import { imageUrl } from "../summary/imageUrl.ts";

/**
 * The wide picture of a circle, with its place kept before it comes; nothing where there is none or it cannot be shown
 * (D6). Decorative. It waits for everything else of the page: the ring comes first.
 */
export function Cover({ url }: { url?: string | null }) {
  const small = imageUrl(url, "phone");
  const image = useShownImage(isSparing() ? small : imageUrl(url));
  if (!image) return null;
  return (
    <chakra.img
      {...image}
      srcSet={isSparing() ? undefined : `${small} 800w, ${image.src} 1600w`}
      sizes="(min-width: 48rem) 72rem, 100vw"
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      w="full"
      aspectRatio={{ base: "3 / 1", md: "5 / 1" }}
      objectFit="cover"
      borderRadius="l3"
      bg="sunken"
      data-no-print
    />
  );
}
