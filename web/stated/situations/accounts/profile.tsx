import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import * as page from "../../../screens/Profile/ProfileScreen.tsx";
import { profileAnswers } from "../../../screens/Profile/profileForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { fill, openAs, press, refuse, type Row, waitFor } from "../pages.tsx";

const open = (more: Row = {}) =>
  openAs("bruno", { path: "/profile", ...page }, "/profile?edit=1", profileAnswers({ more }));

function comeBack(said: string): void {
  const answers = profileAnswers({ person: { stripe_onboarding_completed: said === "success" } });
  openAs("bruno", { path: "/profile", ...page }, `/profile?tab=payment&payment-setup=${said}`, answers);
}

async function save(say: Say, code: string): Promise<void> {
  open({ update_user_profiles: refuse(code) });
  await fill(say("profile.edit.name"), "Bruno C.");
  await press(say("profile.edit.save"));
}

async function choose(file: File): Promise<void> {
  open();
  const input = await waitFor(() => document.querySelector<HTMLElement>("[data-testid=avatar-file]"));
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

export const profile: readonly Situation[] = [
  {
    name: "a profile that cannot be saved",
    says: ["profile.edit.failed"],
    play: (say) => save(say, "network"),
  },
  {
    name: "a profile of somebody whose session has ended",
    says: ["profile.edit.signedOut"],
    play: (say) => save(say, "session-expired"),
  },
  {
    name: "a profile that is saved",
    says: ["profile.edit.saved"],
    play: async (say) => {
      const saved = { id: "me", alias: "Bruno", location: null, name: "Bruno C.", phone: null, username: "bruno" };
      open({ update_user_profiles: () => ({ returning: [saved] }) });
      await fill(say("profile.edit.name"), "Bruno C.");
      await press(say("profile.edit.save"));
    },
  },
  {
    name: "a payment set-up that somebody comes back from",
    says: ["profile.payment.added"],
    play: () => comeBack("success"),
  },
  {
    name: "a payment set-up that was not finished",
    says: ["profile.payment.addFailed"],
    play: () => comeBack("error"),
  },
  {
    name: "a picture that cannot be sent",
    says: ["profile.picture.failed"],
    play: () => {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
      return choose(new File([new Uint8Array(10)], "me.jpg", { type: "image/jpeg" }));
    },
  },
  {
    name: "a picture that is none",
    says: ["refusals.avatar-type"],
    play: () => choose(new File(["<svg/>"], "me.svg", { type: "image/svg+xml" })),
  },
  {
    name: "a picture that is too large",
    says: [["refusals.avatar-too-large", { max: 5 }]],
    play: () => choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "me.jpg", { type: "image/jpeg" })),
  },
];
