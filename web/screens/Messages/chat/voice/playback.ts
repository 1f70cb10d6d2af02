import { useSyncExternalStore } from "react";

export interface Playing {
  url: string | null;
  isPlaying: boolean;
  /** Where it is, in milliseconds. */
  at: number;
  hasFailed: boolean;
}

/** What every player shows that is not the one that plays. */
const SILENT: Playing = { url: null, isPlaying: false, at: 0, hasFailed: false };

let playing = SILENT;
let player: HTMLAudioElement | null = null;
const listeners = new Set<() => void>();

function show(change: Partial<Playing>): void {
  playing = { ...playing, ...change };
  for (const listener of listeners) listener();
}

/** The page has one player for all its voice messages, so one plays at a time. */
function thePlayer(): HTMLAudioElement {
  if (player) return player;
  const made = new Audio();
  made.addEventListener("playing", () => show({ isPlaying: true }));
  made.addEventListener("pause", () => show({ isPlaying: false }));
  made.addEventListener("timeupdate", () => show({ at: made.currentTime * 1000 }));
  made.addEventListener("ended", () => show({ isPlaying: false, at: 0 }));
  // Without a source there is nothing to fail.
  made.addEventListener("error", () => playing.url !== null && show({ isPlaying: false, hasFailed: true }));
  player = made;
  return made;
}

/** Gives the player to this one, where another had it. */
function take(url: string): HTMLAudioElement {
  const its = thePlayer();
  if (playing.url !== url || playing.hasFailed) {
    its.pause();
    show({ ...SILENT, url });
    its.src = url;
  }
  return its;
}

/** Plays it from where it is, or pauses it. */
export async function toggle(url: string): Promise<void> {
  const its = take(url);
  if (playing.isPlaying) return its.pause();
  try {
    await its.play();
  } catch (thrown) {
    // Interrupted by the person or by another one: nothing failed.
    if ((thrown as Error).name !== "AbortError" && playing.url === url) show({ isPlaying: false, hasFailed: true });
  }
}

/** Pauses whatever plays, or is about to. */
export function pausePlaying(): void {
  player?.pause();
}

/** Goes to a place in it, in milliseconds, whether it plays or not. */
export function seek(url: string, at: number): void {
  take(url).currentTime = at / 1000;
  show({ at });
}

/** It is no longer on the page. */
export function leave(url: string): void {
  if (playing.url !== url || !player) return;
  player.pause();
  show(SILENT);
  player.removeAttribute("src");
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How one voice message is played. */
export const usePlaying = (url: string): Playing =>
  useSyncExternalStore(subscribe, () => (playing.url === url ? playing : SILENT));
