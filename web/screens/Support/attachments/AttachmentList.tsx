import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { addressOfFile } from "../../../sending/uploadFile.ts";
import { AttachmentFace } from "./AttachmentFace.tsx";

export interface ShownAttachment {
  attachment_id: string;
  name: string;
  format: string;
}

/** The files beside what somebody wrote: a picture opens in a page of its own, a PDF is saved on the device. */
export function AttachmentList({ files }: { files: readonly ShownAttachment[] }) {
  const { t } = useTranslation("support");
  if (files.length === 0) return null;
  return (
    <chakra.ul aria-label={t("files.list")} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
      {files.map(({ attachment_id, format, name }) => {
        const isPicture = format === "webp";
        const address = addressOfFile("attachments", attachment_id, format);
        return (
          <chakra.li key={attachment_id} maxW="full">
            <chakra.a
              href={address}
              {...(isPicture ? { target: "_blank", rel: "noopener" } : { download: name })}
              display="flex"
              alignItems="center"
              gap="2"
              p="1"
              pe="3"
              minH="11"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border"
              borderRadius="l2"
              textStyle="sm"
              _hover={{ borderColor: "border.emphasized" }}
            >
              <AttachmentFace picture={isPicture ? address : null} />
              <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            </chakra.a>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
