import { chakra } from "@chakra-ui/react";
import { FileText } from "lucide-react";

/** A picture in small. A sheet stands for a PDF, and for a picture that this browser cannot read. */
export function AttachmentFace({ picture }: { picture: string | null }) {
  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="10"
      flexShrink="0"
      color="fg.muted"
      borderRadius="l1"
      overflow="hidden"
      aria-hidden
    >
      <FileText />
      {picture && (
        <chakra.img
          src={picture}
          alt=""
          loading="lazy"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
        />
      )}
    </chakra.span>
  );
}
