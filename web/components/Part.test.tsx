import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { required } from "../lib/required.ts";
import { useReadAgain } from "../relay/readAgain.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Part } from "./Part.tsx";

afterEach(() => vi.restoreAllMocks());

it("shows a part that failed after one press, as soon as the missing value has been read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let day: string | null = null;
  let arrive = () => {};
  const reading = new Promise<void>((resolve) => (arrive = resolve));
  const Day = () => <p>{required(day, "test.day")}</p>;
  function Page() {
    useReadAgain(() => reading);
    return (
      <Part>
        <Day />
      </Part>
    );
  }
  const { user } = renderWithProviders(<Page />);
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(screen.getByText("This part could not be shown.")).toBeVisible();
  day = "Tuesday";
  await act(async () => arrive());
  expect(await screen.findByText("Tuesday")).toBeVisible();
});
