import { chakra } from "@chakra-ui/react";

/** Around an icon beside a text: it stands in the middle of the first line, at any size of text. */
export const LineIcon = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", flexShrink: "0", h: "1lh" },
});
