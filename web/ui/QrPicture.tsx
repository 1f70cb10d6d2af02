import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { qrPath } from "./qrPath.ts";

/** A link as a QR code: dark on white in every theme, because cameras expect it so. */
export function QrPicture({ link, label }: { link: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(link), [link]);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      w="full"
      maxW="16rem"
      aspectRatio="1"
      bg="white"
      borderRadius="l2"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}
