import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { commitLocalUpdate } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { hearProductTime } from "../../lib/productClock.ts";
import { ids } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { profileAnswers } from "./profileForTests.ts";
import { Component, loader, shouldRevalidate } from "./ProfileScreen.tsx";

beforeEach(() => {
  signIn(ids.bruno);
  hearProductTime("2026-03-15T12:00:00Z");
});
afterEach(() => void vi.unstubAllGlobals());

function open(at = "/profile?edit=1", differing: Parameters<typeof profileAnswers>[0] = {}) {
  const relay = relayForTests("member", profileAnswers(differing));
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/profile", Component, loader, shouldRevalidate }], {
    at,
    environment: relay.environment,
  });
  return { ...relay, ...view };
}

const returned = { id: "me", alias: "Bruno", location: null, name: "Bruno", phone: null, username: "bruno" };

describe("my details", () => {
  it("are read, and edited in a mode that has an address", async () => {
    const { router, user } = open("/profile");
    expect(await screen.findByText("@bruno", { selector: "dd *" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    expect(await screen.findByLabelText("Full Name")).toHaveValue("Bruno Carvalho");
    expect(router.state.location.search).toBe("?edit=1");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your details" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByLabelText("Full Name")).toBeNull());
  });

  it("keep what is typed until it is saved or given up, also over the end of the session", async () => {
    const first = open();
    const alias = await screen.findByLabelText("Display Name");
    await first.user.clear(alias);
    await first.user.type(alias, "Bru C");
    first.unmount();
    const second = open();
    expect(await screen.findByLabelText("Display Name")).toHaveValue("Bru C");
    expect(screen.getByLabelText("Full Name")).toHaveValue("Bruno Carvalho");
    await second.user.click(screen.getByRole("button", { name: "Cancel" }));
    second.unmount();
    open();
    expect(await screen.findByLabelText("Display Name")).not.toHaveValue("Bru C");
  });

  it("send what has changed alone; an emptied place is none", async () => {
    const { sent, user } = open(undefined, { more: { update_user_profiles: () => ({ returning: [returned] }) } });
    const alias = await screen.findByLabelText("Display Name");
    await user.clear(alias);
    await user.type(alias, "  Bru   C ");
    await user.clear(screen.getByLabelText(/Location/));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile Updated")).toBeVisible();
    expect(sent.find(({ name }) => name === "ProfileFormMutation")?.variables).toEqual({
      changed: { alias: "Bru C", location: null },
    });
  });

  it("leave alone what was changed elsewhere while the form was open", async () => {
    const { environment, sent, user } = open(undefined, {
      more: { update_user_profiles: () => ({ returning: [returned] }) },
    });
    const phone = await screen.findByLabelText(/Phone Number/);
    // In another tab: the live profile brings it into this one.
    act(() => commitLocalUpdate(environment, (store) => store.get("me")?.setValue("Bru of the other tab", "alias")));
    expect(await screen.findByRole("heading", { name: "Bru of the other tab" })).toBeVisible();
    await user.type(phone, "555 010 9999");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile Updated")).toBeVisible();
    expect(sent.find(({ name }) => name === "ProfileFormMutation")?.variables).toEqual({
      changed: { phone: "555 010 9999" },
    });
  });

  it.each([
    ["Full Name", " ", "Please enter your name."],
    ["Full Name", "Bruno Carvalho ".repeat(9).trim(), "Use up to 120 characters."],
    ["Display Name", "B", "Use 2 to 40 characters."],
    ["Display Name", "Bruno the keeper of the circle of every Sunday", "Use 2 to 40 characters."],
    ["Username", "ab", "Username Too Short: use at least 3 characters."],
    ["Username", "bruno.the.keeper.of.the.sunday.circle", "Use 3 to 30 letters, digits, dots or underscores."],
    ["Username", "bruno!", "Use 3 to 30 letters, digits, dots or underscores."],
    ["Phone Number (optional)", "call me", "Invalid Phone: use digits, spaces, hyphens and parentheses."],
  ])("refuse in %s what the table would refuse, and keep what was typed", async (label, typed, words) => {
    const { sent, user } = open();
    const input = await screen.findByLabelText(label);
    await user.clear(input);
    await user.click(input);
    await user.paste(typed);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue(typed);
    expect(sent.some(({ name }) => name === "ProfileFormMutation")).toBe(false);
  });

  it("name the field that the server refuses (D147)", async () => {
    const { user } = open(undefined, {
      more: {
        update_user_profiles: () => {
          throw new AppFailure("username-taken", "", { field: "username" });
        },
      },
    });
    const username = await screen.findByLabelText("Username");
    await user.clear(username);
    await user.type(username, "amina");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("This username is taken. Please choose another.")).toBeVisible();
    await waitFor(() => expect(username).toHaveFocus());
    expect(username).toHaveValue("amina");
  });

  it("say from when on the username can be changed again (D147)", async () => {
    open(undefined, { person: { username_changed_at: "2026-03-01T12:00:00Z" } });
    expect(await screen.findByText("You can change it again on Mar 31.")).toBeVisible();
    expect(screen.getByLabelText("Username")).toHaveAttribute("readonly");
  });
});

describe("my picture (D168)", () => {
  const file = () => new File([new Uint8Array(10)], "me.jpg", { type: "image/jpeg" });

  const small = new Blob([new Uint8Array(3)]);
  it.each([
    ["made small here", small, small],
    // The server tells what it is.
    ["as it is where this browser cannot read it", null, null],
  ])("is sent %s, and taken into use", async (_, made, sentAs) => {
    const answers = vi.fn<(...call: Parameters<typeof fetch>) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ file_id: ids.amina, url: "/files/avatars/x" })),
    );
    vi.stubGlobal("fetch", answers);
    const asked = vi.fn<(reduction: object) => void>();
    class Reducing extends EventTarget {
      postMessage(reduction: object) {
        asked(reduction);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: made })));
      }
      terminate() {}
    }
    vi.stubGlobal("Worker", Reducing);
    URL.createObjectURL = () => "blob:chosen";
    URL.revokeObjectURL = () => undefined;
    const { sent } = open(undefined, { more: { set_avatar: () => ({ success: true }) } });
    const chosen = file();
    fireEvent.change(await screen.findByTestId("avatar-file"), { target: { files: [chosen] } });
    expect(await screen.findByText("Profile Updated")).toBeVisible();
    expect(screen.getByText("Your picture is changed")).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ picked: chosen, side: 512, isSquare: true });
    expect(answers.mock.calls[0]).toEqual(["/files/avatars", expect.objectContaining({ body: sentAs ?? chosen })]);
    expect(sent.find(({ name }) => name === "AvatarFieldMutation")?.variables).toEqual({ avatarId: ids.amina });
    // The whole page is not read again: somebody may be typing in it.
    const reads = sent.map(({ name }) => name).filter((name) => /^(?:ProfileScreen|AvatarField)Query$/.test(name));
    expect(reads).toEqual(["ProfileScreenQuery", "AvatarFieldQuery"]);
  });

  it("can be taken away", async () => {
    const { sent, user } = open(undefined, {
      person: { avatar_url: "/files/avatars/8492efd8-754f-4073-8c56-7bcd3ed149b0" },
      more: { set_avatar: () => ({ success: true }) },
    });
    await user.click(await screen.findByRole("button", { name: "Remove picture" }));
    expect(await screen.findByText("Your picture is removed")).toBeVisible();
    expect(sent.find(({ name }) => name === "AvatarFieldMutation")?.variables).toEqual({ avatarId: null });
  });

  it("says so where it is not taken away", async () => {
    const { user } = open(undefined, {
      person: { avatar_url: "/files/avatars/8492efd8-754f-4073-8c56-7bcd3ed149b0" },
      more: {
        set_avatar: () => {
          throw new AppFailure("network", "");
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Remove picture" }));
    expect(await screen.findByText("Failed to update profile image. Please try again.")).toBeVisible();
    expect(screen.queryByText("Profile Updated")).toBeNull();
  });
});

describe("the payment tab (D237)", () => {
  it("tells what I pay with, where payouts go, and which circles pay by themselves", async () => {
    open("/profile?tab=payment", {
      person: {
        default_contribution_method: { id: "m", bank_name: null, brand: "Visa", last4: "4242", method_type: "card" },
        default_withdrawal_account: {
          id: "w",
          account_type_detail: "bank_account",
          bank_name: "First Bank",
          brand: null,
          last4: "6789",
        },
        memberships: [
          {
            id: "a",
            group: {
              id: "g",
              group_id: "g1",
              name: "Garden",
              short_id: "1",
              url_slug: "garden",
              // Asked of each circle, so that no number of dates in others cuts it.
              standings: ({ limit }: { limit?: number }) => [{ due_date: limit === 1 ? "2026-04-02" : "2026-05-02" }],
            },
          },
        ],
      },
    });
    expect(await screen.findByText("Visa ending in 4242")).toBeVisible();
    expect(screen.getByText("First Bank ending in 6789")).toBeVisible();
    expect(screen.getByText("Set up payouts so that you can withdraw what you receive.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Garden" })).toBeVisible();
    expect(screen.getByText("Next charge on Apr 2")).toBeVisible();
  });

  it.each([
    ["success", true, "Payment Method Added!"],
    ["success", false, "Your payout setup is not confirmed yet"],
    ["error", false, "Payment Method Setup Failed"],
  ])("says how a set-up ended (%s, known: %s), and takes it out of the address", async (said, isSetUp, words) => {
    const { router } = open(`/profile?tab=payment&payment-setup=${said}`, {
      person: { stripe_onboarding_completed: isSetUp },
    });
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe("?tab=payment"));
  });
});
