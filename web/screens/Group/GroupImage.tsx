import { chakra } from "@chakra-ui/react";
import { avatarGround, avatarInk, initials } from "../../components/avatar.ts";
import { imageUrl } from "./imageUrl.ts";

/** The group's picture, or its initials on a colour that stays its own. Decorative: the name stands above. */
export function GroupImage({ groupId, name, url }: { groupId: string; name: string; url?: string | null }) {
  const source = imageUrl(url);
  if (source) {
    return (
      <chakra.img src={source} alt="" loading="lazy" w="full" h="40" objectFit="cover" borderRadius="l2" bg="sunken" />
    );
  }
  return (
    <chakra.div
      aria-hidden
      display="grid"
      placeItems="center"
      h="20"
      borderRadius="l2"
      textStyle="2xl"
      fontWeight="semibold"
      userSelect="none"
      style={{ background: avatarGround(groupId), color: avatarInk }}
    >
      {initials(name)}
    </chakra.div>
  );
}
