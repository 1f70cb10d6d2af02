import { Listeners } from "../../../../lib/Listeners.ts";
import { LevelMeter } from "./LevelMeter.ts";
import { pausePlaying } from "./playback.ts";
import { levelsOf, type Recording } from "./voice.ts";
import { faultOf, type VoiceFault } from "./voiceFault.ts";

/** The microphone as the specification wants it. */
const MICROPHONE: MediaTrackConstraints = {
  sampleRate: 44_100,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
/** Opus where the browser can, AAC where it cannot (D184). */
const TYPES = [
  ["webm", "audio/webm;codecs=opus"],
  ["mp4", "audio/mp4"],
] as const;
/** Enough for speech: 300 seconds stay far below the limit of 10 MB. */
const BITS_PER_SECOND = 48_000;
/** How often a piece comes, in milliseconds. Time and level follow the pieces. */
const PIECE_MS = 100;

export interface RecorderView {
  state: "asking" | "recording" | "paused" | "stopped" | "failed";
  /** How much is recorded, in milliseconds. */
  ms: number;
  /** How loud each piece was, from 0 to 100; the last is the newest. */
  heard: readonly number[];
  fault: VoiceFault | null;
  /** What can be heard and sent, once it has stopped. */
  recording: Recording | null;
}

const BEGINNING: RecorderView = { state: "asking", ms: 0, heard: [], fault: null, recording: null };

/**
 * One recording, from the question for the microphone to what can be sent. It stops by itself at its longest, and when
 * the microphone goes away: what was recorded until then is kept.
 */
export class VoiceRecorder {
  readonly #longestMs: number;
  #pieces: Blob[] = [];
  readonly #listeners = new Listeners<[]>();
  #view = BEGINNING;
  #stream: MediaStream | null = null;
  #meter: LevelMeter | null = null;
  #recorder: MediaRecorder | null = null;
  /** When the part that is being recorded began; null while nothing is. */
  #since: number | null = null;
  #before = 0;
  /** Counts the questions for the microphone: only the answer to the last one is wanted, and none once it is given up. */
  #attempt = 0;

  /** @param longestMs when it stops by itself */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  readonly view = (): RecorderView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Asks for the microphone and records. Called again after a fault, it asks again. */
  async start(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#pieces = [];
    this.#before = 0;
    this.#show(BEGINNING);
    const type = TYPES.find(([, mime]) => globalThis.MediaRecorder?.isTypeSupported(mime));
    if (!type || !navigator.mediaDevices) return this.#fail("unsupported");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: MICROPHONE });
      // Given up while the person was asked.
      if (attempt !== this.#attempt) return silence(stream);
      this.#stream = stream;
      this.#record(stream, type);
    } catch (thrown) {
      if (attempt === this.#attempt) this.#fail(faultOf(thrown));
    }
  }

  pause(): void {
    if (this.#view.state !== "recording") return;
    this.#recorder?.pause();
    this.#count();
    this.#since = null;
    this.#show({ state: "paused" });
  }

  resume(): void {
    if (this.#view.state !== "paused") return;
    // What is heard here would be recorded too.
    pausePlaying();
    this.#recorder?.resume();
    this.#since = performance.now();
    this.#show({ state: "recording" });
  }

  /** Ends it, so that it can be heard and sent. */
  stop(): void {
    const { state } = this.#view;
    if (state !== "recording" && state !== "paused") return;
    this.#count();
    this.#since = null;
    this.#recorder?.stop();
  }

  /** Ends it for somebody who goes elsewhere: `take` gets what there is, once the recorder has it. Else it ends without a trace. */
  leave(take: (recording: Recording) => void): void {
    const { recording, state } = this.#view;
    if (recording) return take(recording);
    if (state !== "recording" && state !== "paused") return this.giveUp();
    const end = this.subscribe(() => {
      const made = this.#view.recording;
      if (!made) return;
      end();
      take(made);
    });
    this.stop();
  }

  /** Ends it without a trace. */
  giveUp(): void {
    this.#attempt += 1;
    if (this.#recorder && this.#recorder.state !== "inactive") this.#recorder.stop();
    this.#letGo();
    if (this.#view.recording) URL.revokeObjectURL(this.#view.recording.url);
  }

  #record(stream: MediaStream, [format, mimeType]: (typeof TYPES)[number]): void {
    const attempt = this.#attempt;
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    this.#recorder = recorder;
    this.#meter = new LevelMeter(stream);
    recorder.addEventListener("dataavailable", ({ data }) => this.#take(data));
    recorder.addEventListener("stop", () => attempt === this.#attempt && this.#finish(format, mimeType));
    for (const track of stream.getTracks()) track.addEventListener("ended", () => this.stop());
    pausePlaying();
    recorder.start(PIECE_MS);
    this.#since = performance.now();
    this.#show({ state: "recording" });
  }

  #take(piece: Blob): void {
    if (piece.size > 0) this.#pieces.push(piece);
    if (this.#view.state !== "recording" || this.#since === null) return;
    this.#count();
    this.#show({ heard: [...this.#view.heard, this.#meter?.read() ?? 0] });
    if (this.#view.ms >= this.#longestMs) this.stop();
  }

  /** Adds what has passed since the last time. */
  #count(): void {
    if (this.#since === null) return;
    const now = performance.now();
    this.#before += now - this.#since;
    this.#since = now;
    this.#show({ ms: Math.min(this.#before, this.#longestMs) });
  }

  #finish(format: Recording["format"], mimeType: string): void {
    this.#letGo();
    const { heard, ms } = this.#view;
    const sound = new Blob(this.#pieces, { type: mimeType });
    const url = URL.createObjectURL(sound);
    this.#show({ state: "stopped", recording: { url, format, ms, levels: levelsOf(heard), sound } });
  }

  #fail(fault: VoiceFault): void {
    this.#letGo();
    this.#show({ state: "failed", fault });
  }

  /** The light of the microphone goes out. */
  #letGo(): void {
    if (this.#stream) silence(this.#stream);
    this.#stream = null;
    this.#meter?.close();
    this.#meter = null;
  }

  #show(change: Partial<RecorderView>): void {
    this.#view = { ...this.#view, ...change };
    this.#listeners.tell();
  }
}

function silence(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
