import { vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { BEN, message, state } from "../../../screens/Messages/chat/chatForTests.ts";
import { microphone } from "../../../screens/Messages/chat/voice/voiceForTests.ts";
import * as files from "../../../sending/uploadFile.ts";
import type { Say, Situation } from "../../situation.ts";
import { press, waitFor } from "../pages.tsx";
import { openRoom } from "./messagesPage.tsx";

async function record(say: Say) {
  openRoom({ states: [state()], messages: [message(1, BEN, "See you on Sunday")] });
  await waitFor(() => document.querySelector("[role=log] [role=listitem]"));
  await press(say("messages.voice.record"));
}

/** What a browser throws, and what it says then. */
const FAULTS = [
  ["the microphone is not allowed", "NotAllowedError", "denied"],
  ["there is no microphone", "NotFoundError", "notFound"],
  ["another app holds the microphone", "NotReadableError", "inUse"],
  ["the question for the microphone was taken back", "AbortError", "cancelled"],
] as const;

export const voices: readonly Situation[] = [
  ...FAULTS.map(([name, thrown, fault]): Situation => ({
    name,
    says: ["messages.voice.error", `messages.voice.fault.${fault}`],
    play: async (say) => {
      microphone().ask.mockRejectedValue(new DOMException("", thrown));
      await record(say);
    },
  })),
  {
    name: "a browser that cannot record",
    says: ["messages.voice.fault.unsupported"],
    play: async (say) => {
      microphone({ types: [] });
      await record(say);
    },
  },
  {
    name: "a recording did not arrive",
    says: ["messages.write.failed", "messages.voice.uploadFailed"],
    play: async (say) => {
      const { pass } = microphone();
      vi.spyOn(files, "uploadFile").mockRejectedValue(new AppFailure("unexpected", ""));
      await record(say);
      await waitFor(() => document.querySelector("[role=timer]"));
      await waitFor(() => document.querySelector(`button[aria-label="${say("messages.voice.pause")}"]`));
      pass(3_000);
      await press(say("messages.voice.send"));
    },
  },
];
