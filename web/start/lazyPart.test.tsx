import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, Suspense } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Part } from "../components/Part.tsx";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { lazyPart } from "./lazyPart.tsx";

type Load = () => Promise<ComponentType<{ name: string }>>;

const Circle = ({ name }: { name: string }) => <p>circle {name}</p>;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

function show(load: Load, names: readonly string[]) {
  const Late = lazyPart(load);
  renderWithProviders(
    <>
      {names.map((name) => (
        <Part key={name}>
          <Suspense fallback={<p>coming</p>}>
            <Late name={name} />
          </Suspense>
        </Part>
      ))}
    </>,
  );
}

it("fetches its code once, wherever it is shown", async () => {
  const load = vi.fn<Load>().mockResolvedValue(Circle);
  show(load, ["one", "two"]);
  expect(await screen.findByText("circle one")).toBeVisible();
  expect(screen.getByText("circle two")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("fetches it anew when the part around it is tried again, until it comes", async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error("no line")).mockRejectedValueOnce(new Error("no line"));
  load.mockResolvedValue(Circle);
  show(load, ["one"]);
  const user = userEvent.setup();
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole("button", { name: "Try Again", busy: false }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(times + 1));
  }
  expect(await screen.findByText("circle one")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it("is waited for where the part says that it failed", async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error("no line")).mockResolvedValue(Circle);
  show(load, ["one"]);
  const again = await screen.findByRole("button", { name: "Try Again" });
  const coming = vi.fn<() => void>();
  const watch = new MutationObserver(() => {
    if (screen.queryByText("coming")) coming();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(again);
  expect(await screen.findByText("circle one")).toBeVisible();
  watch.disconnect();
  expect(coming).not.toHaveBeenCalled();
});
