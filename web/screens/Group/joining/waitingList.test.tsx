import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { groupAnswers, ids, mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

const card = async (name = "Take a seat") => within(await screen.findByRole("region", { name }));

describe("D92: the waiting list", () => {
  const full = { may_join: mayNot("group-full", { next: "/groups?tab=discover", act: "wait" }) };

  it("is joined from a full circle, which is read again then", async () => {
    const onChanged = vi.fn<() => void>();
    const answers = groupAnswers(recruitingGroup(full), { join_waiting_list: { success: true } });
    const { sent, user } = renderGroupPage(answers, onChanged);
    const here = await card("Group Full");
    expect(here.getByText("This group has reached its member limit.")).toBeVisible();
    await user.click(await here.findByRole("button", { name: "Join waiting list" }));
    expect(sent.at(-1)).toEqual({ name: "WaitingButtonJoinMutation", variables: { groupId: ids.group } });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("says why it was not joined", async () => {
    const { user } = renderGroupPage(
      groupAnswers(recruitingGroup(full), {
        join_waiting_list: () => {
          throw new AppFailure("waiting-list-full", "", { values: { max: 20 } });
        },
      }),
    );
    await user.click(await (await card("Group Full")).findByRole("button", { name: "Join waiting list" }));
    expect(await screen.findByText("The waiting list is full too: 20 people wait already.")).toBeVisible();
  });

  it("leads who is not verified to the verification", async () => {
    const { router, user } = renderGroupPage(
      groupAnswers(recruitingGroup(full), {
        join_waiting_list: () => {
          throw new AppFailure("identity-required", "");
        },
      }),
    );
    await user.click(await (await card("Group Full")).findByRole("button", { name: "Join waiting list" }));
    await user.click(await screen.findByRole("button", { name: "Verify Now" }));
    expect(router.state.location.pathname).toBe("/identity-verification");
  });

  it("shows one's own place, and can be left", async () => {
    const waiting = { may_join: mayNot("on-waiting-list", { values: { place: 3 }, act: "leave_list" }) };
    const { sent, user } = renderGroupPage(
      groupAnswers(recruitingGroup(waiting), { leave_waiting_list: { success: true } }),
    );
    const here = await card("On the waiting list");
    expect(here.getByText(/You are number 3 on the waiting list\./)).toBeVisible();
    await user.click(await here.findByRole("button", { name: "Leave the waiting list" }));
    expect(sent.at(-1)?.name).toBe("WaitingButtonLeaveMutation");
  });

  it("offers a seat with its end beside the form that takes it, and asks before it is given up", async () => {
    const offer = { waiting_list: [{ id: "waiting-1", offer_ends_at: "2026-03-14T10:00:00Z" }] };
    const { sent, user } = renderGroupPage(
      groupAnswers(recruitingGroup(offer), { leave_waiting_list: { success: true } }),
    );
    const here = await card();
    expect(await here.findByText("A seat is kept for you")).toBeVisible();
    expect(here.getByRole("status")).toHaveTextContent(
      /It is yours until Mar 14, 2026, .*After that it goes to the next in line\./,
    );
    expect(await here.findByRole("button", { name: "Join" })).toBeEnabled();
    await user.click(here.getByRole("button", { name: "I no longer want it" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Give up this seat?" }));
    await user.click(question.getByRole("button", { name: "I no longer want it" }));
    expect(sent.at(-1)).toEqual({ name: "OfferedSeatMutation", variables: { groupId: ids.group } });
  });

  it("D263: tells no end of an offer while the circle is frozen", async () => {
    const frozen = {
      may_join: mayNot("group-frozen"),
      waiting_list: [{ id: "waiting-1", offer_ends_at: "2026-03-14T10:00:00Z" }],
    };
    renderGroupPage(groupAnswers(recruitingGroup(frozen)));
    const offer = await (await card("This circle is frozen")).findByRole("status");
    expect(offer).toHaveTextContent("It stays yours while the circle is frozen");
    expect(offer).not.toHaveTextContent("Mar 14");
  });

  it("keeps the seat while the admin decides", async () => {
    const asked = {
      may_join: mayNot("request-pending"),
      waiting_list: [{ id: "waiting-1", offer_ends_at: "2026-03-14T10:00:00Z" }],
    };
    const { sent, user } = renderGroupPage(
      groupAnswers(recruitingGroup(asked), { withdraw_join_request: { success: true } }),
    );
    expect(await (await card()).findByText(/until the admin has answered your request/)).toBeVisible();
    // Withdrawn, the request keeps no seat any more.
    await user.click(await (await card()).findByRole("button", { name: "Withdraw request" }));
    expect(sent.some(({ name }) => name === "WithdrawRequestMutation")).toBe(false);
    const question = within(await screen.findByRole("alertdialog", { name: "Give up this seat?" }));
    await user.click(question.getByRole("button", { name: "Withdraw request" }));
    expect(await screen.findByText("Request withdrawn")).toBeVisible();
  });
});
