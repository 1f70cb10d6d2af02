import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import type { Recording } from "./voice.ts";
import { VoiceBar } from "./VoiceBar.tsx";
import { microphone, noMicrophone } from "./voiceForTests.ts";

afterEach(noMicrophone);

function open(kept: Recording | null = null) {
  const onSend = vi.fn<(recording: Recording) => void>();
  const onCancel = vi.fn<() => void>();
  const view = renderWithProviders(
    <VoiceBar
      kept={kept}
      lengths={{ min: 1, max: 300 }}
      onSend={onSend}
      onCancel={onCancel}
      onLeave={() => {}}
      isOver={false}
      onOver={() => {}}
    />,
  );
  return { ...view, onCancel, onSend };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const clock = () => screen.getByRole("timer").textContent;
const runs = () => screen.findByRole("button", { name: "Pause" });

describe("recording", () => {
  it("begins at once, counts, pauses, goes on, stops and can be heard", async () => {
    const { ask, pass, recorder, track } = microphone();
    open();
    await runs();
    expect(ask).toHaveBeenCalledWith({
      audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    pass(2_000);
    expect(clock()).toBe("0:02");
    press("Pause");
    expect(recorder().state).toBe("paused");
    pass(60_000);
    expect(clock()).toBe("0:02");
    press("Go on recording");
    pass(3_000);
    expect(clock()).toBe("0:05");
    press("Stop and listen");
    expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("0:05");
    expect(track.stop).toHaveBeenCalled();
  });

  it("D184: stops by itself at its longest, and says not a millisecond more", async () => {
    const { pass } = microphone();
    const { onSend } = open();
    await runs();
    pass(299_900);
    expect(clock()).toBe("4:59");
    pass(200);
    await screen.findByRole("group", { name: "Your recording" });
    // Whoever goes on speaking hears that nobody listens any more.
    expect(screen.getByRole("status")).toHaveTextContent(
      "The recording has stopped: a voice message has up to 5 minutes.",
    );
    expect(onSend).not.toHaveBeenCalled();
    press("Send the voice message");
    expect(onSend.mock.calls[0]![0].ms).toBe(300_000);
  });

  it("can be sent while it runs, but not before it has a second", async () => {
    const { pass, track } = microphone();
    const { onSend } = open();
    await runs();
    const send = screen.getByRole("button", { name: "Send the voice message" });
    pass(900);
    expect(send).toBeDisabled();
    pass(100);
    expect(send).toBeEnabled();
    fireEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    const { levels, sound, ms } = onSend.mock.calls[0]![0];
    expect([ms, levels.length, sound.size]).toEqual([1_000, 48, "piecepieceend".length]);
    expect(track.stop).toHaveBeenCalled();
  });

  it("that was stopped before it had a second says why it cannot be sent (D236)", async () => {
    const { pass } = microphone();
    open();
    await runs();
    pass(900);
    press("Stop and listen");
    await screen.findByRole("group", { name: "Your recording" });
    expect(screen.getByRole("button", { name: "Send the voice message" })).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Too short to send: a voice message has at least 1 second.");
  });

  it("is Opus in WebM, and MP4 where the browser cannot record that", async () => {
    for (const [types, format] of [
      [["audio/webm;codecs=opus", "audio/mp4"], "webm"],
      [["audio/mp4"], "mp4"],
    ] as const) {
      const { pass, recorder } = microphone({ types });
      const { onSend, unmount } = open();
      await runs();
      expect(recorder().mimeType).toBe(types[0]);
      pass(1_000);
      press("Send the voice message");
      expect(onSend.mock.calls[0]![0].format).toBe(format);
      unmount();
    }
  });

  it("keeps what it has when the microphone goes away", async () => {
    const { pass, track } = microphone();
    open();
    await runs();
    pass(4_000);
    track.dispatchEvent(new Event("ended"));
    expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("0:04");
  });

  it("leaves no trace when it is given up: the microphone is off and nothing is kept", async () => {
    const { pass, revoked, track } = microphone();
    const { onCancel, onSend, unmount } = open();
    await runs();
    pass(2_000);
    press("Stop and listen");
    await screen.findByRole("group", { name: "Your recording" });
    press("Delete the recording");
    expect(onCancel).toHaveBeenCalledTimes(1);
    unmount();
    expect(track.stop).toHaveBeenCalled();
    expect(revoked).toHaveBeenCalledWith("blob:voice-1");
    expect(onSend).not.toHaveBeenCalled();
  });

  it("ends with Escape what is too short to be sent; anything longer stops and stays until its button deletes it", async () => {
    const { pass, revoked, track } = microphone();
    const escape = () => fireEvent.keyDown(screen.getByRole("group", { name: "Voice message" }), { key: "Escape" });
    const short = open();
    await runs();
    pass(900);
    escape();
    expect(short.onCancel).toHaveBeenCalledTimes(1);
    short.unmount();
    track.stop.mockClear();
    const long = open();
    await runs();
    pass(240_000);
    escape();
    expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("4:00");
    expect(track.stop).toHaveBeenCalled();
    escape();
    expect(screen.getByRole("group", { name: "Your recording" })).toBeVisible();
    expect(long.onCancel).not.toHaveBeenCalled();
    expect(revoked).not.toHaveBeenCalled();
    press("Send the voice message");
    expect(long.onSend.mock.calls[0]![0].ms).toBe(240_000);
  });

  it("given up while the person is asked, it turns the microphone off that comes later", async () => {
    const { ask, stream, track } = microphone();
    const question = Promise.withResolvers<MediaStream>();
    ask.mockReturnValue(question.promise);
    const { unmount } = open();
    expect(await screen.findByText("Waiting for the microphone…")).toBeVisible();
    unmount();
    question.resolve(stream);
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  });

  it("shows what was recorded before and could not be sent, without asking for the microphone", () => {
    const { ask } = microphone();
    const kept: Recording = {
      url: "blob:x",
      format: "webm",
      ms: 300_000,
      levels: Array(48).fill(5),
      sound: new Blob(),
    };
    const { onSend } = open(kept);
    expect(screen.getByRole("group", { name: "Your recording" })).toHaveTextContent("5:00");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    press("Send the voice message");
    expect(onSend).toHaveBeenCalledWith(kept);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("Microphone Error", () => {
  it.each([
    ["NotAllowedError", "Could not access microphone. Please check your permissions."],
    ["NotFoundError", "No microphone was found. Please connect one and try again."],
    ["NotReadableError", "The microphone is used by another app. Please close that app and try again."],
    ["AbortError", "The request for the microphone was cancelled. Please try again."],
    ["TypeError", "Could not access microphone. Please check your permissions."],
  ])("%s: %s", async (name, text) => {
    const { ask, pass } = microphone();
    ask.mockRejectedValueOnce(new DOMException("", name));
    open();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Microphone Error");
    expect(alert).toHaveTextContent(text);
    // Mended, it records.
    press("Try again");
    await runs();
    pass(1_000);
    expect(clock()).toBe("0:01");
  });

  it("a browser that records neither format says so and does not ask for the microphone", async () => {
    const { ask } = microphone({ types: [] });
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("This browser cannot record voice messages.");
    expect(ask).not.toHaveBeenCalled();
  });
});
