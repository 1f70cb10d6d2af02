import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { RoomFrame } from "./RoomFrame.tsx";

/** What is seen of the page; a keyboard makes it smaller, and moves it down in the page. */
class Seen extends EventTarget {
  scale = 1;
  offsetTop = 0;
  height = 800;
  become(change: Partial<Pick<Seen, "scale" | "offsetTop" | "height">>) {
    Object.assign(this, change);
    this.dispatchEvent(new Event("resize"));
  }
}

afterEach(() => vi.unstubAllGlobals());

function openFrame(isWide: boolean) {
  const seen = new Seen();
  vi.stubGlobal("visualViewport", seen);
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { matches: isWide, media }));
  renderWithProviders(
    <RoomFrame isOpen onLeaving={() => {}} onLeave={() => {}}>
      {() => <p>Hello</p>}
    </RoomFrame>,
  );
  return { seen, frame: screen.getByText("Hello").closest("section")! };
}

it("stays in sight with its head and its input while the keyboard of a phone is up", () => {
  const { frame, seen } = openFrame(false);
  seen.become({ height: 460, offsetTop: 300 });
  expect(frame.style).toMatchObject({ top: "300px", height: "460px" });
  seen.become({ height: 800, offsetTop: 0 });
  expect(frame.style).toMatchObject({ top: "0px", height: "800px" });
});

it("keeps its size while somebody looks at a part of it through their fingers", () => {
  const { frame, seen } = openFrame(false);
  seen.become({ scale: 2, height: 400, offsetTop: 120 });
  expect(frame.style).toMatchObject({ top: "", height: "" });
});

it("beside the list of a wide screen follows the layout alone", () => {
  const { frame, seen } = openFrame(true);
  seen.become({ height: 460, offsetTop: 300 });
  expect(frame.style).toMatchObject({ top: "", height: "" });
});
