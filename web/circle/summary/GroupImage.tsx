import { chakra } from "@chakra-ui/react";
import { avatarGround, avatarInk, initials } from "../../components/avatar.ts";
import { imageUrl } from "./imageUrl.ts";

/** The group's picture, or its initials on a colour that stays its own. Decorative: the name stands beside it. */
export function GroupImage({ groupId, name, url }: { groupId: string; name: string; url?: string | null }) {
  const source = imageUrl(url);
  if (source) {
    return (
      <chakra.img src={source} alt="" loading="lazy" boxSize="14" objectFit="cover" borderRadius="l2" bg="sunken" />
    );
  }
  return (
    <chakra.div
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize="14"
      flexShrink="0"
      borderRadius="l2"
      textStyle="lg"
      fontWeight="semibold"
      userSelect="none"
      style={{ background: avatarGround(groupId), color: avatarInk }}
    >
      {initials(name)}
    </chakra.div>
  );
}
