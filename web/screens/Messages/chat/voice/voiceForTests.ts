/** For tests: a microphone and a recorder in place of the browser's. Whoever uses them puts them away again. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

class TrackStandIn extends EventTarget {
  stop = vi.fn<() => void>();
}

type Event = { data: Blob };

/** A recorder that gives its pieces when the test says so. */
class RecorderStandIn {
  static types: readonly string[] = [];
  static last: RecorderStandIn | null = null;
  static isTypeSupported = (type: string) => RecorderStandIn.types.includes(type);

  state: "inactive" | "recording" | "paused" = "inactive";
  readonly mimeType: string;
  readonly #listeners = new Map<string, (event: Event) => void>();

  constructor(_: unknown, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType;
    RecorderStandIn.last = this;
  }
  addEventListener(name: string, listener: (event: Event) => void) {
    this.#listeners.set(name, listener);
  }
  tell(name: string, data = new Blob()) {
    this.#listeners.get(name)?.({ data });
  }
  start() {
    this.state = "recording";
  }
  pause() {
    this.state = "paused";
  }
  resume() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.tell("dataavailable", new Blob(["end"]));
    this.tell("stop");
  }
}

/** Puts the stand-ins in place. @param types what the recorder can write */
export function microphone({ types = ["audio/webm;codecs=opus", "audio/mp4"] }: { types?: readonly string[] } = {}) {
  const track = new TrackStandIn();
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const ask = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>(async () => stream);
  // The browser of the tests has no such property that a spy could stand in for.
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia: ask } });
  RecorderStandIn.types = types;
  RecorderStandIn.last = null;
  let now = 1_000;
  vi.stubGlobal("MediaRecorder", RecorderStandIn);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let made = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:voice-${(made += 1)}`);
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  return {
    ask,
    revoked,
    stream,
    track,
    recorder: () => RecorderStandIn.last!,
    /** Time passes; a running recorder gives a piece at its end. */
    pass(ms: number) {
      act(() => {
        now += ms;
        if (RecorderStandIn.last?.state === "recording")
          RecorderStandIn.last.tell("dataavailable", new Blob(["piece"]));
      });
    },
  };
}

export function noMicrophone(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
}
