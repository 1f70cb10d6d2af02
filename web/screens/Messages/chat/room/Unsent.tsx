import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { Button } from "../../../../ui/Button.tsx";
import type { Recording } from "../voice/voice.ts";
import { VoicePlayer } from "../voice/VoicePlayer.tsx";

/** What was written or recorded and not sent, where nobody can write any more: it can be read, copied and dropped. */
export function Unsent(props: {
  text: string;
  recording: Recording | null;
  onCopy: () => void;
  onDropText: () => void;
  onDropRecording: () => void;
}) {
  const { t } = useTranslation("messages");
  const { recording, text } = props;
  return (
    <Stack
      role="group"
      aria-label={t("write.unsent")}
      gap="2"
      px="4"
      pt="3"
      bg="sunken"
      borderTopWidth="1px"
      flexShrink="0"
      textStyle="sm"
    >
      <chakra.b fontWeight="semibold">{t("write.unsent")}</chakra.b>
      {text !== "" && (
        <>
          <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="9rem" overflowY="auto" tabIndex={0}>
            {text}
          </chakra.p>
          <HStack gap="2">
            <Button variant="outline" size="sm" onClick={props.onCopy}>
              {t("act.copy")}
            </Button>
            <Button variant="outline" size="sm" onClick={props.onDropText}>
              {t("write.drop")}
            </Button>
          </HStack>
        </>
      )}
      {recording && (
        <HStack gap="2" flexWrap="wrap">
          <VoicePlayer voice={recording} label={t("voice.own")} />
          <Button variant="outline" size="sm" onClick={props.onDropRecording}>
            {t("voice.cancel")}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
