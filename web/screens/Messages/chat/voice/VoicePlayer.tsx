import { chakra } from "@chakra-ui/react";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { leave, seek, toggle, usePlaying } from "./playback.ts";
import { clockText, type Voice } from "./voice.ts";

/** Parts of the picture: a bar and the gap after it. */
const STEP = 4;
const HEIGHT = 32;
/** An arrow key goes so far, in seconds. */
const KEY_STEP_S = 1;

/** One path for all bars: fifty messages would otherwise be thousands of elements. */
const barsOf = (levels: readonly number[]): string =>
  levels
    .map((level, at) => {
      const half = Math.max(1, (level / 100) * (HEIGHT / 2 - 2));
      return `M${at * STEP + STEP / 2} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`;
    })
    .join("");

const Sheet = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "3",
    w: "17rem",
    maxW: "full",
    textStyle: "sm",
    "& button": {
      display: "grid",
      placeItems: "center",
      w: "10",
      h: "10",
      borderRadius: "full",
      bg: "brand.solid",
      color: "brand.contrast",
      cursor: "pointer",
      focusVisibleRing: "outside",
    },
    "& .wave": { position: "relative", h: "8" },
    "& svg.bars": {
      position: "absolute",
      inset: "0",
      w: "full",
      h: "full",
      fill: "none",
      stroke: "border.emphasized",
      strokeWidth: "2",
      strokeLinecap: "round",
      "& path": { vectorEffect: "non-scaling-stroke" },
      pointerEvents: "none",
    },
    "& svg.bars.past": { stroke: "brand.solid", transition: "clip-path 240ms linear" },
    "& input": {
      position: "absolute",
      inset: "0",
      w: "full",
      h: "full",
      m: "0",
      opacity: 0,
      cursor: "pointer",
    },
    "& .wave:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.solid", borderRadius: "sm" },
    "& .time": { minW: "9", textAlign: "end", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& .failed": { gridColumn: "1 / -1", color: "fg.error", whiteSpace: "normal" },
  },
});

/**
 * A voice message that can be heard: its picture shows how far it is, and leads to any place of it.
 * @param label whose it is, for who does not see where it stands
 */
export function VoicePlayer({ label, voice }: { voice: Voice; label: string }) {
  const { t } = useTranslation("messages");
  const { levels, ms, url } = voice;
  const { at, hasFailed, isPlaying } = usePlaying(url);
  useEffect(() => () => leave(url), [url]);
  const done = Math.min(1, at / ms);
  const bars = barsOf(levels);
  const Icon = hasFailed ? RotateCcw : isPlaying ? Pause : Play;
  const length = clockText(ms);
  const view = `0 0 ${levels.length * STEP} ${HEIGHT}`;
  return (
    <Sheet role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t(hasFailed ? "voice.again" : isPlaying ? "voice.pausePlay" : "voice.play")}
        onClick={() => void toggle(url)}
      >
        <Icon size={18} fill={hasFailed ? "none" : "currentColor"} aria-hidden />
      </button>
      <div className="wave">
        <svg className="bars" viewBox={view} preserveAspectRatio="none" aria-hidden>
          <path d={bars} />
        </svg>
        <svg
          className="bars past"
          viewBox={view}
          preserveAspectRatio="none"
          aria-hidden
          style={{ clipPath: `inset(0 ${100 - done * 100}% 0 0)` }}
        >
          <path d={bars} />
        </svg>
        <input
          type="range"
          min={0}
          max={ms / 1000}
          step={KEY_STEP_S}
          value={at / 1000}
          aria-label={t("voice.place")}
          aria-valuetext={t("voice.placeOf", { at: clockText(at), length })}
          onChange={(event) => seek(url, event.currentTarget.valueAsNumber * 1000)}
        />
      </div>
      <span className="time">{clockText(at > 0 ? at : ms)}</span>
      {hasFailed && (
        <span className="failed" role="alert">
          {t("voice.playFailed")}
        </span>
      )}
    </Sheet>
  );
}
