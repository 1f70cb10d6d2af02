import { chakra } from "@chakra-ui/react";
import { useShownImage } from "../ui/useShownImage.ts";
import { avatarAddress, avatarGround, avatarInk, initials } from "./avatar.ts";

export interface MemberAvatarProps {
  userId: string;
  name: string;
  avatarUrl?: string | null;
  /** Pixels. */
  size?: number;
}

/** A member's picture or initials. Decorative: the name stands beside it. */
export function MemberAvatar({ userId, name, avatarUrl, size = 40 }: MemberAvatarProps) {
  const box = { width: size, height: size, borderRadius: "50%" };
  const image = useShownImage(avatarUrl && avatarAddress(avatarUrl, size));
  if (image) {
    return <chakra.img {...image} alt="" loading="lazy" flexShrink="0" objectFit="cover" bg="sunken" style={box} />;
  }
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      fontWeight="semibold"
      userSelect="none"
      style={{ ...box, background: avatarGround(userId), color: avatarInk, fontSize: Math.round(size * 0.38) }}
    >
      {initials(name)}
    </chakra.span>
  );
}
