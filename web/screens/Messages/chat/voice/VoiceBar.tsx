import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Mic, Pause, SendHorizontal, Square, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { Banner } from "../../../../ui/Banner.tsx";
import { Button, IconButton } from "../../../../ui/Button.tsx";
import { clockText, type Recording } from "./voice.ts";
import { VoicePlayer } from "./VoicePlayer.tsx";
import { VoiceRecorder } from "./VoiceRecorder.ts";

const SECOND = 1000;
const MINUTE_S = 60;
/** How many of the newest levels are shown while it records. */
const SHOWN = 40;

/**
 * Where a voice message is recorded, in the place of the input: record, pause, go on, stop, hear, cancel, send.
 * @param props.kept what was recorded before and is not sent yet
 * @param props.lengths in seconds
 * @param props.onLeave gets what was recorded when its maker goes elsewhere, if it is long enough to be sent
 * @param props.isOver nobody may write here any more: the recording stops, and what there is of it is handed over
 * @param props.onOver gets what was recorded until then, if it is long enough to be sent, or null
 */
export function VoiceBar(props: {
  kept: Recording | null;
  lengths: { min: number; max: number };
  onSend: (recording: Recording) => void;
  onCancel: () => void;
  onLeave: (recording: Recording) => void;
  isOver: boolean;
  onOver: (recording: Recording | null) => void;
}) {
  const { t } = useTranslation("messages");
  const { isOver, kept, lengths } = props;
  const [recorder] = useState(() => new VoiceRecorder(lengths.max * SECOND));
  const { fault, heard, ms, recording: made, state } = useSyncExternalStore(recorder.subscribe, recorder.view);
  const recording = kept ?? made;
  const sends = useRef(false);
  // Whether somebody has decided what becomes of it.
  const isSettled = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(() => {
    if (!kept) void recorder.start();
  });
  const isLongEnough = (length: number) => length >= lengths.min * SECOND;
  const leave = useEffectEvent(() => {
    // What was sent or handed over is still heard elsewhere, by its address here.
    if (isSettled.current) return;
    const { onLeave, onSend } = props;
    // Whoever pressed Send has sent it, though the recorder has not handed it over yet.
    const keep = sends.current ? onSend : onLeave;
    recorder.leave((ready) => (isLongEnough(ready.ms) ? keep(ready) : URL.revokeObjectURL(ready.url)));
  });
  useEffect(() => {
    start();
    bar.current?.focus();
    return () => leave();
  }, []);
  const cancel = () => {
    isSettled.current = true;
    recorder.giveUp();
    props.onCancel();
  };
  const handOver = (ready: Recording) => {
    isSettled.current = true;
    // One that came back stands in the place of whatever was being recorded.
    if (kept) recorder.giveUp();
    props.onSend(ready);
  };
  const hand = useEffectEvent((ready: Recording) => {
    if (sends.current) handOver(ready);
  });
  const isRunning = state === "recording" || state === "paused";
  const end = useEffectEvent((ready: Recording | null) => {
    sends.current = false;
    // It is handed over as soon as the recorder has it.
    if (!ready && isRunning) return recorder.stop();
    const whole = ready && isLongEnough(ready.ms) ? ready : null;
    isSettled.current = whole !== null;
    props.onOver(whole);
  });
  useEffect(() => {
    if (isOver) end(recording);
  }, [isOver, recording]);
  useEffect(() => {
    if (!recording) return;
    // The button that was pressed is gone.
    bar.current?.focus();
    hand(recording);
  }, [recording]);

  const send = () => {
    sends.current = true;
    if (recording) handOver(recording);
    else recorder.stop();
  };
  const isEnough = isLongEnough(recording?.ms ?? ms);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    // What could be sent is deleted by its button alone: this key was meant to stop it.
    if (isEnough) recorder.stop();
    else cancel();
  };
  // Not of one that came back: it stopped long ago.
  const isFull = !kept && made !== null && made.ms >= lengths.max * SECOND;
  return (
    <Stack
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={t("voice.label")}
      gap="2"
      px={{ base: "2", md: "4" }}
      pt="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      bg="surface"
      borderTopWidth="1px"
      flexShrink="0"
      outline="0"
      data-no-print
      onKeyDown={handleKey}
    >
      {fault && !recording ? (
        <Banner
          tone="late"
          title={t("voice.error")}
          action={
            <HStack gap="2">
              <Button variant="outline" size="sm" onClick={() => void recorder.start()}>
                {t("voice.retry")}
              </Button>
              <Button variant="ghost" size="sm" onClick={cancel}>
                {t("voice.close")}
              </Button>
            </HStack>
          }
        >
          {t(`voice.fault.${fault}`)}
        </Banner>
      ) : (
        <HStack gap={{ base: "1", md: "2" }} minH="11">
          <IconButton label={t("voice.cancel")} onClick={cancel}>
            <Trash2 />
          </IconButton>
          <HStack flex="1" minW="0" gap="3" justify={recording ? "center" : "flex-start"}>
            {recording && <VoicePlayer voice={recording} label={t("voice.own")} />}
            {!recording && state === "asking" && (
              <chakra.span role="status" color="fg.muted" textStyle="sm">
                {t("voice.asking")}
              </chakra.span>
            )}
            {!recording && isRunning && (
              <>
                <chakra.span
                  aria-hidden
                  w="2.5"
                  h="2.5"
                  flexShrink="0"
                  borderRadius="full"
                  bg={state === "recording" ? "late.solid" : "border.emphasized"}
                  animation={state === "recording" ? "pulse 1.2s ease-in-out infinite" : undefined}
                />
                <chakra.span role="timer" aria-label={t("voice.length")} fontVariantNumeric="tabular-nums">
                  {clockText(ms)}
                </chakra.span>
                <chakra.span srOnly role="status">
                  {t(state === "recording" ? "voice.recording" : "voice.paused")}
                </chakra.span>
                <LiveLevels heard={heard} />
              </>
            )}
          </HStack>
          {!recording && isRunning && (
            <>
              {state === "recording" ? (
                <IconButton label={t("voice.pause")} onClick={() => recorder.pause()}>
                  <Pause />
                </IconButton>
              ) : (
                <IconButton label={t("voice.resume")} onClick={() => recorder.resume()}>
                  <Mic />
                </IconButton>
              )}
              <IconButton label={t("voice.stop")} onClick={() => recorder.stop()}>
                <Square />
              </IconButton>
            </>
          )}
          <Button
            aria-label={t("voice.send")}
            title={t("voice.send")}
            px="0"
            borderRadius="full"
            disabled={!isEnough}
            onClick={send}
          >
            <SendHorizontal />
          </Button>
        </HStack>
      )}
      {/* There from the beginning, so that what it says is read out. */}
      <chakra.p role="status" textStyle="sm" color="fg.muted" px="3" pb="1" _empty={{ p: "0", mt: "-2" }}>
        {recording && !isEnough && t("voice.tooShort", { min: lengths.min })}
        {isFull && t("voice.longest", { max: lengths.max / MINUTE_S })}
      </chakra.p>
    </Stack>
  );
}

/** How loud it was in the last seconds: who sees it move knows that the microphone hears. */
function LiveLevels({ heard }: { heard: readonly number[] }) {
  const shown = heard.slice(-SHOWN);
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${SHOWN * 4} 32`}
      preserveAspectRatio="none"
      flex="1"
      minW="0"
      maxW="20rem"
      h="8"
      stroke="brand.solid"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        d={shown
          .map((level, at) => {
            const half = Math.max(1, (level / 100) * 14);
            return `M${(SHOWN - shown.length + at) * 4 + 2} ${16 - half}v${half * 2}`;
          })
          .join("")}
      />
    </chakra.svg>
  );
}
