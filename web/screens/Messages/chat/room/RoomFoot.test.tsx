import { fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { RoomFoot } from "./RoomFoot.tsx";
import type { Writing } from "./useWriting.ts";

vi.mock("../voice/VoiceBar.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("without a connection leads back to the input from a recorder that cannot be loaded", async () => {
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
  expect(await screen.findByText("The recorder could not be loaded. Please check your connection.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(cancelVoice).toHaveBeenCalledOnce();
});
