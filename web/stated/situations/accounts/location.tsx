import { fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import * as create from "../../../screens/CreateGroup/CreateGroupScreen.tsx";
import { Component as RegisterScreen } from "../../../screens/Register/RegisterScreen.tsx";
import { keepTyped } from "../../../screens/Register/typedSoFar.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { ids } from "../../../test/groupForTests.ts";
import { openAs, press, refuse, type Row, waitFor } from "../pages.tsx";

/** What was kept of the steps before. */
function keepSignUp(): void {
  const typed = { name: "Nadia Okafor", email: "nadia@example.com", username: "nadia.o", phone: "", location: "" };
  keepTyped(typed, { signUpKey: crypto.randomUUID(), insteadOf: "" });
}

/** On the step of the long sign-up that asks for a place. */
async function pressDevice(say: Say, geolocation: object | undefined): Promise<void> {
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue(geolocation as Geolocation);
  const page = { path: "/register", Component: RegisterScreen, loader: keepSignUp };
  openAs("visitor", page, "/register?step=3", {});
  await press(say("location.useDevice"));
}
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code } as GeolocationPositionError),
});

/** Somebody whose plan has the maps types a place for a new circle. */
async function search(answers: Row): Promise<void> {
  const may = { act: "anything", allowed: true };
  const node = {
    __typename: "user_profiles",
    id: "p1",
    user_id: ids.amina,
    alias: "Amina",
    avatar_url: null,
    may_customize: may,
    may_found: may,
    may_schedule: may,
  };
  openAs("amina", { path: "/groups/create", Component: create.Component, loader: create.loader }, "/groups/create", {
    user_profiles_connection: { edges: [{ cursor: "1", node }] },
    currencies_connection: { edges: [{ cursor: "1", node: { __typename: "currencies", id: "USD", code: "USD" } }] },
    agreement_texts_connection: { edges: [] },
    fee_rates_connection: { edges: [] },
    limits_connection: limitsAnswer(),
    ...answers,
  });
  const input = await waitFor(() => document.querySelector<HTMLInputElement>("[name=location]"));
  fireEvent.input(input, { target: { value: "Lyon" } });
}

export const location: readonly Situation[] = [
  {
    name: "a person who does not let the page know where they are",
    says: ["location.denied.title", "location.denied.text"],
    play: (say) => pressDevice(say, failing(1)),
  },
  {
    name: "a device that tells no position",
    says: ["location.unsupported.title"],
    play: (say) => pressDevice(say, undefined),
  },
  {
    name: "a position that is not available at the moment",
    says: ["location.unavailable.text"],
    play: (say) => pressDevice(say, failing(2)),
  },
  {
    name: "a position that takes too long to find",
    says: ["location.timedOut.text"],
    play: (say) => pressDevice(say, failing(3)),
  },
  {
    name: "a position that is not found",
    says: ["location.unknown.title", "location.unknown.text"],
    play: (say) => pressDevice(say, failing(99)),
  },
  {
    name: "maps that cannot be reached",
    says: ["location.search.mapsTitle"],
    play: () => search({ load_google_maps: refuse("maps-not-available") }),
  },
  {
    name: "the search after the last one of a month",
    says: ["location.search.limitTitle"],
    play: () => search({ load_google_maps: refuse("place-search-limit-reached", { values: { searches: 25 } }) }),
  },
];
