import { chakra, Heading } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const Name = chakra(Link, {
  base: {
    color: "inherit",
    textDecoration: "none",
    // As high as a finger asks for; in a line of text it takes no room.
    py: "0.5",
    _hover: { textDecoration: "underline" },
    // What stands beside the name opens the circle too, as far as the place reaches that has a position.
    _after: { content: '""', position: "absolute", inset: "0" },
  },
});

/**
 * The name of a circle, which opens it. A finger taps there first; the Tab key stops at the card's button alone, which leads to
 * the same place.
 */
export function CardName({ to, name }: { to: string; name: string }) {
  return (
    <Heading as="h3" size="md" overflowWrap="anywhere">
      <Name to={to} tabIndex={-1}>
        {name}
      </Name>
    </Heading>
  );
}
