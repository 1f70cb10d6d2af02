import { fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { RoomFoot } from "./RoomFoot.tsx";
import type { Writing } from "./useWriting.ts";

const recorder = vi.hoisted(() => ({ failure: new Error() }));
vi.mock("../voice/VoiceBar.tsx", () => ({
  VoiceBar: () => {
    throw recorder.failure;
  },
}));

it.each([
  [
    "could not be loaded",
    new TypeError("Failed to fetch dynamically imported module"),
    "The recorder could not be loaded. Please check your connection.",
  ],
  ["failed while it was used", new TypeError("not a function"), "This part could not be shown."],
])("a recorder that %s says so, and leads back to the input", async (_name, failure, words) => {
  recorder.failure = failure;
  const cancelVoice = vi.fn<() => void>();
  const writing = {
    text: "",
    quote: null,
    voice: { kept: null },
    input: createRef<HTMLTextAreaElement>(),
    cancelVoice,
  } as unknown as Writing;
  renderWithProviders(
    <RoomFoot
      writing={writing}
      quoteName=""
      mayWrite
      silence={{ code: "left-chat", isBusy: false }}
      isRecordingSent={false}
      longest={2000}
      voiceLengths={{ min: 1, max: 300 }}
    />,
  );
  expect(await screen.findByText(words)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(cancelVoice).toHaveBeenCalledOnce();
});
