import { chakra } from "@chakra-ui/react";
import { ConnectionNote } from "../../../../components/ConnectionNote.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useIsOnline } from "../../../../lib/useIsOnline.ts";
import { useConnectionState } from "../../../../relay/connection.ts";

/**
 * A slim line while the device is offline or the live connection is coming back: on a phone the conversation covers the
 * page's own (D230).
 */
export function RoomConnection() {
  const { t } = useTranslation("messages");
  const { t: shell } = useTranslation("shell");
  const isOnline = useIsOnline();
  const isReconnecting = useConnectionState() === "reconnecting";
  return (
    <chakra.div role="status" hideFrom="md">
      {(!isOnline || isReconnecting) && (
        <ConnectionNote isOnline={isOnline}>
          {isOnline ? t("room.reconnecting") : shell("connection.offline")}
        </ConnectionNote>
      )}
    </chakra.div>
  );
}
