import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ChatChange } from "../../../../talk/tail.ts";
import { withProviders } from "../../../../test/renderWithProviders.tsx";
import { BEN, message } from "../chatForTests.ts";
import { ArrivedNotice } from "./ArrivedNotice.tsx";

const arrived = (number: number) =>
  ({ kind: "said", number, user_id: BEN, emoji: null, message: message(number, BEN, "Yes") }) as unknown as ChatChange;
const known = new Map([[BEN, { userId: BEN, name: "Ben", avatarUrl: null }]]);

it("says the same words once more when they are said again", () => {
  const { rerender } = render(withProviders(<ArrivedNotice arrived={arrived(1)} faces={known} />));
  const first = screen.getByText("Ben wrote: Yes");
  rerender(withProviders(<ArrivedNotice arrived={arrived(2)} faces={known} />));
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText("Ben wrote: Yes")).toBeInTheDocument();
});

it("waits until it is known who has said it", () => {
  const { rerender } = render(withProviders(<ArrivedNotice arrived={arrived(1)} faces={new Map()} />));
  expect(screen.queryByText(/wrote/)).toBeNull();
  rerender(withProviders(<ArrivedNotice arrived={arrived(1)} faces={known} />));
  expect(screen.getByText("Ben wrote: Yes")).toBeInTheDocument();
});
