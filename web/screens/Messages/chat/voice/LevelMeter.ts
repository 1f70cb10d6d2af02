/** Below this much of the full swing it is silence. */
const FLOOR = 0.005;
const SAMPLES = 1024;

/** Tells how loud a microphone is at this moment. Where the browser has no way to know, it is always silent. */
export class LevelMeter {
  readonly #context: AudioContext | null;
  readonly #analyser: AnalyserNode | null;
  readonly #samples = new Uint8Array(SAMPLES);

  constructor(stream: MediaStream) {
    this.#context = typeof AudioContext === "undefined" ? null : new AudioContext();
    this.#analyser = this.#context?.createAnalyser() ?? null;
    if (!this.#context || !this.#analyser) return;
    this.#analyser.fftSize = SAMPLES;
    this.#context.createMediaStreamSource(stream).connect(this.#analyser);
  }

  /** From 0 to 100, as ears compare it: twice the swing is not twice as loud. */
  read(): number {
    if (!this.#analyser) return 0;
    this.#analyser.getByteTimeDomainData(this.#samples);
    let swing = 0;
    for (const sample of this.#samples) swing = Math.max(swing, Math.abs(sample - 128) / 128);
    return swing < FLOOR ? 0 : Math.min(100, Math.round(Math.sqrt(swing) * 100));
  }

  close(): void {
    void this.#context?.close();
  }
}
