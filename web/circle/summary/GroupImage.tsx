import { chakra } from "@chakra-ui/react";
import { avatarGround, avatarInk, initials } from "../../components/avatar.ts";
import { useShownImage } from "../../ui/useShownImage.ts";
import { imageUrl } from "./imageUrl.ts";

/** The initials stay inside the square when the reader's text is twice as large. */
const sizes = {
  medium: { box: "12", initials: "sm" },
  heading: { box: "14", initials: "md" },
  large: { box: "20", initials: "lg" },
} as const;

/**
 * The group's picture as a small square, or its initials on a colour that stays its own. Decorative: the name stands
 * beside it. `seed` chooses the colour: the group's id.
 */
export function GroupImage(props: { seed: string; name: string; url?: string | null; size?: keyof typeof sizes }) {
  const { name, seed } = props;
  const size = sizes[props.size ?? "medium"];
  const image = useShownImage(imageUrl(props.url, "card"));
  if (image) {
    return (
      <chakra.img
        {...image}
        alt=""
        loading="lazy"
        decoding="async"
        boxSize={size.box}
        flexShrink="0"
        objectFit="cover"
        borderRadius="l2"
        bg="sunken"
      />
    );
  }
  return (
    <chakra.div
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize={size.box}
      flexShrink="0"
      borderRadius="l2"
      textStyle={size.initials}
      fontWeight="semibold"
      userSelect="none"
      style={{ background: avatarGround(seed), color: avatarInk }}
    >
      {initials(name)}
    </chakra.div>
  );
}
