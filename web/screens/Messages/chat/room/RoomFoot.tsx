import { Suspense } from "react";
import { Part } from "../../../../components/Part.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { isCodeFailure } from "../../../../relay/outOfReach.ts";
import { lazyPart } from "../../../../start/lazyPart.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { useSteady } from "../../../../ui/useSteady.ts";
import { Composer } from "./Composer.tsx";
import { Silent } from "./Silent.tsx";
import { Unsent } from "./Unsent.tsx";
import { useCopyWords } from "./useCopyWords.ts";
import type { Writing } from "./useWriting.ts";

const VoiceBar = lazyPart(async () => (await import("../voice/VoiceBar.tsx")).VoiceBar);

/** Where the next word is written or recorded; where nobody may write, why, with what was not sent. */
export function RoomFoot(props: {
  writing: Writing;
  /** Of whoever said what is answered; null where that is the writer. */
  quoteName: string | null;
  mayWrite: boolean;
  silence: { code: "left-chat" | "person-blocked" | "cannot-message-person"; isBusy: boolean; onUnblock?: () => void };
  isRecordingSent: boolean;
  longest: number;
  voiceLengths: { min: number; max: number };
}) {
  const { t } = useTranslation("messages");
  const { mayWrite, writing } = props;
  const { quote, text, voice } = writing;
  const copy = useCopyWords();
  // A message does not draw the input again.
  const onText = useSteady(writing.type);
  const onNoQuote = useSteady(writing.dropQuote);
  const onSend = useSteady(writing.send);
  const onRecord = useSteady(writing.record);
  if (voice && (mayWrite || !voice.kept))
    return (
      <Part
        failed={(thrown) => (isCodeFailure(thrown) ? t("voice.notLoaded") : undefined)}
        // Back to the input, unless something was recorded that would be lost with it.
        failedText={
          !voice.kept && (
            <Button variant="ghost" size="sm" onClick={writing.cancelVoice}>
              {t("voice.close")}
            </Button>
          )
        }
      >
        <Suspense fallback={null}>
          <VoiceBar
            kept={voice.kept}
            lengths={props.voiceLengths}
            onSend={writing.sendVoice}
            onCancel={writing.cancelVoice}
            onLeave={writing.putVoiceAside}
            isOver={!mayWrite}
            onOver={writing.endVoice}
          />
        </Suspense>
      </Part>
    );
  if (mayWrite)
    return (
      <Composer
        text={text}
        onText={onText}
        quote={quote}
        quoteName={props.quoteName}
        onNoQuote={onNoQuote}
        onSend={onSend}
        onRecord={onRecord}
        isRecordingSent={props.isRecordingSent}
        longest={props.longest}
        input={writing.input}
      />
    );
  return (
    <>
      {(text !== "" || voice?.kept) && (
        <Unsent
          text={text}
          recording={voice?.kept ?? null}
          onCopy={() => void copy(text)}
          onDropText={writing.dropText}
          onDropRecording={writing.cancelVoice}
        />
      )}
      <Silent {...props.silence} />
    </>
  );
}
