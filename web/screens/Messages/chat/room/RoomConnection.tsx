import { chakra, HStack } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useConnectionState } from "../../../../relay/connection.ts";

/** A slim line while the live connection is coming back: on a phone the conversation covers the page's own (D230). */
export function RoomConnection() {
  const { t } = useTranslation("messages");
  const isReconnecting = useConnectionState() === "reconnecting";
  return (
    <chakra.div role="status" hideFrom="md">
      {isReconnecting && (
        <HStack gap="2" justify="center" px="4" py="1" bg="bg.muted" color="fg.muted" textStyle="sm">
          <RefreshCw size={14} aria-hidden />
          {t("room.reconnecting")}
        </HStack>
      )}
    </chakra.div>
  );
}
