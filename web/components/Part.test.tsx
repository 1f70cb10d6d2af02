import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
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

it("a part that an old release cannot ask for offers the new one: it is not taken by itself", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const Piece = () => {
    throw new AppFailure("unknown-document", "");
  };
  const { user } = renderWithProviders(
    <Part>
      <Piece />
    </Part>,
  );
  expect(await screen.findByText("A new version is here. Please reload the page.")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Reload Page" }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe("a part whose code could not be fetched", () => {
  async function press(served: string) {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(served));
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    document.head.insertAdjacentHTML("beforeend", '<script type="module" src="/assets/main-1.js"></script>');
    onTestFinished(() => document.head.querySelector('script[src="/assets/main-1.js"]')?.remove());
    let isHere = false;
    const Piece = () => {
      if (!isHere) throw new TypeError("Failed to fetch dynamically imported module: /x.js");
      return <p>piece</p>;
    };
    const { user } = renderWithProviders(
      <Part>
        <Piece />
      </Part>,
    );
    const again = await screen.findByRole("button", { name: "Try Again" });
    isHere = true;
    await user.click(again);
    return { reload, user };
  }

  it("fetches it again from the same release", async () => {
    const { reload } = await press('<script src="/assets/main-1.js">');
    expect(await screen.findByText("piece")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is told of a new release, which no longer has it, and takes it when somebody says so", async () => {
    const { reload, user } = await press('<script src="/assets/main-2.js">');
    expect(await screen.findByText("A new version is here. Please reload the page.")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Reload Page" }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
