import { chakra, HStack } from "@chakra-ui/react";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";

/** Faces in a row, each a little over the next one. An empty address shows a figure instead of a picture. */
export function NamelessFaces(props: {
  faces: readonly string[];
  size: "8" | "10";
  /** Stands after the last face. */
  children?: ReactNode;
}) {
  return (
    <HStack gap="0" ps="2" flexWrap="wrap" aria-hidden>
      {props.faces.map((face, at) => (
        <chakra.span
          // Faces without names can only be told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          display="grid"
          placeItems="center"
          boxSize={props.size}
          ms="-2"
          borderRadius="full"
          borderWidth="2px"
          borderColor="surface"
          bg="sunken"
          color="fg.muted"
          overflow="hidden"
        >
          {face ? (
            <chakra.img src={face} alt="" loading="lazy" boxSize="full" objectFit="cover" />
          ) : (
            <UserRound size={2 * Number(props.size)} />
          )}
        </chakra.span>
      ))}
      {props.children}
    </HStack>
  );
}
