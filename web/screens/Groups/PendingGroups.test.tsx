import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ids, recruitingGroup, startedGroup } from "../../test/groupForTests.ts";
import { open } from "./groupsForTests.ts";

describe("circles that I did not finish (D72)", () => {
  const unfinished = [
    recruitingGroup({
      status: "pending",
      name: "Garden tools",
      contribution_amount: 1550,
      frequency: "weekly",
      url_slug: "garden-tools-1030",
      short_id: 1030,
      manual_start_enabled: false,
      payout_delay_days: 0,
      accent_color: null,
      join_method: "direct",
      updated_at: "2026-03-01T12:00:00Z",
    }),
  ];

  it("are listed with the day until which they are kept, and gone on with as they were", async () => {
    const { user } = open("/groups", { unfinished });
    expect(await screen.findByText("Kept until March 31, 2026")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Continue Garden tools" }));
    const key = Object.keys(localStorage).find((name) => name.includes(String(unfinished[0]!.group_id))) ?? "";
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({
      name: "Garden tools",
      amount: "15.50",
      frequency: "weekly",
      joinMethod: "direct",
      isManualStart: false,
      linkName: "",
      isAgreed: false,
    });
  });

  it("are dropped after one question, and are gone at once", async () => {
    const { sent, user } = open("/groups", { unfinished });
    await user.click(await screen.findByRole("button", { name: "Discard Garden tools" }));
    const asked = within(await screen.findByRole("alertdialog"));
    expect(asked.getByText("What you entered is gone then. Nobody else has seen it.")).toBeVisible();
    await user.click(asked.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Not finished yet")).not.toBeInTheDocument());
    expect(sent.find(({ name }) => name === "PendingGroupsDiscardMutation")?.variables).toEqual({
      group_id: unfinished[0]!.group_id,
    });
  });

  it("hand the focus of one that was dropped to what stands over those that stay, and that of the last to the panel", async () => {
    const other = { ...unfinished[0]!, id: "another", group_id: ids.chloe, name: "Holiday fund" };
    const { user } = open("/groups", { unfinished: [...unfinished, other] });
    await user.click(await screen.findByRole("button", { name: "Discard Garden tools" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Garden tools")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Not finished yet" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Discard Holiday fund" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Holiday fund")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("tabpanel", { name: "My Groups" })).toHaveFocus());
  });

  it("are not spoken of where there are none", async () => {
    open("/groups", { mine: [startedGroup()] });
    await screen.findByText("Rent circle");
    expect(screen.queryByText("Not finished yet")).not.toBeInTheDocument();
  });
});
