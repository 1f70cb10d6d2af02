import { Box, chakra } from "@chakra-ui/react";

const TocLink = chakra("a", {
  base: {
    display: "block",
    py: "1.5",
    color: "fg.muted",
    textStyle: "sm",
    borderRadius: "l1",
    focusVisibleRing: "outside",
    _hover: { color: "brand.fg" },
  },
});

/** Beside a long text, on desktops: its parts by name, each a link. */
export function Contents(props: { label: string; entries: readonly { name: string; title: string }[] }) {
  return (
    <Box
      as="nav"
      aria-label={props.label}
      hideBelow="lg"
      w="15rem"
      flexShrink="0"
      position="sticky"
      top="20"
      maxH="calc(100dvh - 6rem)"
      overflowY="auto"
      data-no-print
    >
      <chakra.p textStyle="label" color="fg.muted" pb="2">
        {props.label}
      </chakra.p>
      <chakra.ol listStyleType="none">
        {props.entries.map(({ name, title }) => (
          <li key={name}>
            <TocLink href={`#${name}`}>{title}</TocLink>
          </li>
        ))}
      </chakra.ol>
    </Box>
  );
}
