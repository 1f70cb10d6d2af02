import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import * as menu from "../../ui/Menu.tsx";
import { ShareMenu } from "./ShareMenu.tsx";

// The menu's own opening and closing needs a browser's layout; what its entries do does not.
beforeEach(
  () =>
    void vi.spyOn(menu, "Menu").mockImplementation(({ trigger, items }) => (
      <>
        {trigger}
        {items.map((item) => (
          <button key={item.id} type="button" onClick={item.onSelect}>
            {item.label}
          </button>
        ))}
      </>
    )),
);
afterEach(() => vi.useRealTimers());

const group = {
  path: "/g/rent-circle-1004",
  name: "Rent circle",
  contributionCents: 100_00,
  payoutCents: 200_00,
  currency: "USD",
  frequency: "monthly" as const,
  members: 2,
  memberLimit: 3,
  spots: 1,
};

it("copies the link and says so for two seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderWithProviders(<ShareMenu group={group} />);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "Link Copied!" })).toBeInTheDocument();
  expect(write.mock.calls[0]?.[0]).toContain("/g/rent-circle-1004?name=Rent+circle&contribution=100.00");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen.findByRole("button", { name: "Share Group" })).toBeInTheDocument();
});

it("says when the link could not be copied", async () => {
  const { user } = renderWithProviders(<ShareMenu group={group} />);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("Share failed")).toBeInTheDocument();
});
