import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readPageAgain } from "../../test/readPageAgain.ts";
import { mayNot, recruitingGroup } from "../../test/groupForTests.ts";
import { open } from "./groupsForTests.ts";

describe("circles to discover", () => {
  it("say who runs them, what they cost, when they start, and how to get in", async () => {
    open("/groups?tab=discover", {
      joinable: [recruitingGroup({ description: "For the rent.", location: "Lisbon", start_date: "2026-04-01" })],
    });
    const card = await screen.findByRole("article", { name: "Rent circle, $100.00 every month, 1 free seat" });
    for (const text of [
      "by Amina",
      "$100.00every month",
      "For the rent.",
      "Starts April 1, 2026",
      "Lisbon",
      "1 free seat",
    ])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole("link", { name: "Rent circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
    expect(within(card).getByRole("link", { name: "Join: Rent circle" })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004",
    );
  });

  it("D75: name no day for a start that was missed", async () => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ is_start_missed: true, start_date: "2026-03-09" })] });
    expect(await screen.findByRole("article", { name: /^Rent circle/ })).toHaveTextContent("Start not set");
  });

  it("D92: call no seat free that somebody on the waiting list is first for", async () => {
    open("/groups?tab=discover", {
      joinable: [recruitingGroup({ current_members: 2, member_limit: 3, spots_left: 0 })],
    });
    expect(await screen.findByRole("article", { name: /No free seats$/ })).toHaveTextContent("No free seats");
  });

  it.each([
    { answer: mayNot("group-full", { act: "wait" }), button: "Join waiting list" },
    { answer: mayNot("request-pending"), button: "View Details" },
    { answer: mayNot("on-waiting-list", { act: "leave_list" }), button: "View Details" },
    { answer: mayNot("identity-required"), button: "Join" },
  ])("D105: lead to a page with the button that fits the reader: $button", async ({ answer, button }) => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ may_join: answer })] });
    expect(await screen.findByRole("link", { name: `${button}: Rent circle` })).toHaveTextContent(button);
  });

  it("lead a member to the circle instead of asking to join again", async () => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ may_join: mayNot("already-member") })] });
    expect(await screen.findByRole("link", { name: "View Details: Rent circle" })).toBeVisible();
  });

  it("take a filter at once, keep it in the address, and count it", async () => {
    const { asked, router, user } = open("/groups?tab=discover");
    await user.click(await screen.findByRole("button", { name: /Filters/ }));
    await user.selectOptions(await screen.findByLabelText("Rhythm"), "weekly");
    await waitFor(() => expect(router.state.location.search).toContain("frequency=weekly"));
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(`"frequency":"weekly"`));
    await user.click(screen.getByRole("button", { name: "Show circles" }));
    expect(await screen.findByRole("button", { name: "Filters, 1 set", hidden: true })).toHaveTextContent("1");
  });

  it("are searched without a letter lost, however fast it is typed, and the address has it", async () => {
    const { asked, router, user } = open("/groups?tab=discover");
    await user.type(await screen.findByRole("searchbox", { name: "Search by name or description" }), "rent circle");
    expect(screen.getByRole("searchbox")).toHaveValue("rent circle");
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(`"search":"rent circle"`));
    expect(router.state.location.search).toContain("q=rent+circle");
    await act(() => router.navigate("/groups?tab=discover"));
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue(""));
  });

  it("start from the filters of the address, as a shared link has them", async () => {
    const { asked } = open("/groups?tab=discover&frequency=monthly");
    expect(await screen.findByText("No groups found")).toBeVisible();
    expect(JSON.stringify(asked)).toContain(`"frequency":"monthly"`);
  });
});

it("D251: lists circles page by page, by the place of the last one, and counts exactly those that are listed", async () => {
  const circles = Array.from({ length: 13 }, (_, n) =>
    recruitingGroup({
      id: `g${n}`,
      group_id: `00000000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
      name: `Circle ${n}`,
      created_at: `2026-01-01T10:00:${String(59 - n).padStart(2, "0")}Z`,
    }),
  );
  const { asked, user } = open("/groups?tab=discover", { joinable: circles });
  expect(await screen.findByText("10 groups shown")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  expect(asked.at(-1)).toEqual({
    args: { after_time: "2026-01-01T10:00:50Z", after_group: "00000000-0000-7000-8000-000000000109" },
  });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(new Set(screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"))).size).toBe(13);
});

it("D251: lists each circle once after the pages were read again, whatever has come or gone meanwhile", async () => {
  const circles = Array.from({ length: 15 }, (_, n) =>
    recruitingGroup({
      id: `g${n}`,
      group_id: `00000000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
      name: `Circle ${n}`,
      created_at: `2026-01-01T10:00:${String(59 - n).padStart(2, "0")}Z`,
    }),
  );
  let listed = circles.slice(2);
  const { user } = open("/groups?tab=discover", { joinable: () => listed });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  const names = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
  const before = names();
  listed = circles;
  await readPageAgain();
  expect(await screen.findByText("15 groups in all")).toBeVisible();
  expect(new Set(names()).size).toBe(15);
  listed = circles.slice(2);
  await readPageAgain();
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  expect(names()).toEqual(before);
});

it("a list of circles that cannot be read leaves the page, and is asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isDown = false;
  const joinable = () => {
    if (isDown) throw new AppFailure("network", "no answer");
    return [recruitingGroup()];
  };
  const { user } = open("/groups?tab=discover", { joinable });
  const search = await screen.findByRole("searchbox");
  isDown = true;
  await user.type(search, "rent");
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(search).toHaveValue("rent");
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole("article", { name: /^Rent circle/ })).toBeVisible();
});

it("a further page of the list that cannot be read leaves those before it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const circles = Array.from({ length: 11 }, (_, n) =>
    recruitingGroup({ id: `g${n}`, name: `Circle ${n}`, created_at: `2026-01-01T10:00:${59 - n}Z` }),
  );
  let pages = 0;
  const joinable = () => {
    pages += 1;
    if (pages === 2) throw new AppFailure("network", "no answer");
    return circles;
  };
  const { user } = open("/groups?tab=discover", { joinable });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(screen.getAllByRole("article")).toHaveLength(10);
  await user.click(again);
  expect(await screen.findByText("11 groups in all")).toBeVisible();
});
