import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { LocationSearchField } from "./LocationSearchField.tsx";
import * as library from "./placesLibrary.ts";

const CITIES = ["Lyon, France", "Lyons, United States"];
const asked = vi.fn<(question: { input: string; sessionToken: object }) => void>();
const begun = vi.fn<(searchId: string) => void>();

beforeEach(() => {
  asked.mockReset();
  begun.mockReset();
  vi.spyOn(library, "loadPlaces").mockResolvedValue({
    AutocompleteSessionToken: Object,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (question) => {
        asked(question);
        const found = CITIES.filter((city) => city.toLowerCase().startsWith(question.input.toLowerCase()));
        return Promise.resolve({
          suggestions: found.map((text) => ({ placePrediction: { placeId: text, text: { text } } })),
        });
      },
    },
  });
});

function Form() {
  const [place, setPlace] = useState("");
  return <LocationSearchField value={place} onChange={({ target }) => setPlace(target.value)} onFound={setPlace} />;
}
function open(answer?: () => never) {
  let left = 25;
  const { environment } = relayForTests("member", {
    load_google_maps: ({ search_id }: { search_id: string }) => {
      answer?.();
      begun(search_id);
      left -= 1;
      return { scriptUrl: "https://maps.test/maps/api/js?key=k", searches_left: left };
    },
  });
  return renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <Form />
    </RelayEnvironmentProvider>,
  );
}
/** The pause without a key, after which the maps are asked. */
const isDebounce = ([, ms]: Parameters<typeof setTimeout>) => ms === 300;
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Location" });

describe("searching for a place", () => {
  it("asks once while somebody types, in one search, and tells how many are left", async () => {
    const { user } = open();
    await user.type(field(), "lyon");
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    expect(asked.mock.calls.map(([{ input }]) => input)).toEqual(["lyon"]);
    expect(begun).toHaveBeenCalledTimes(1);
    expect(screen.getByText("2 places · 24 searches left this month")).toBeInTheDocument();
    await user.type(field(), "s");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    // The same search goes on.
    expect(begun).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[1]![0].sessionToken).toBe(asked.mock.calls[0]![0].sessionToken);
  });

  it("asks nobody for two letters", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const { user } = open();
    await user.type(field(), "ly");
    expect(timers.mock.calls.filter(isDebounce)).toEqual([]);
    await user.type(field(), "o");
    expect(timers.mock.calls.filter(isDebounce)).toHaveLength(1);
  });

  it("arrow keys walk the places and the text, Enter takes one, Escape none", async () => {
    const { user } = open();
    await user.type(field(), "lyon");
    await screen.findAllByRole("option");
    const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe("Lyon, France");
    await user.keyboard("{ArrowUp}");
    expect(active()).toBeUndefined();
    await user.keyboard("{ArrowUp}{Enter}");
    expect(field()).toHaveValue("Lyons, United States");
    expect(screen.queryByRole("option")).toBeNull();
    await user.clear(field());
    await user.type(field(), "lyon");
    await screen.findAllByRole("option");
    // Another search: what was chosen has ended the one before.
    expect(begun).toHaveBeenCalledTimes(2);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(field()).toHaveValue("lyon");
  });

  it("a tap takes a place", async () => {
    const { user } = open();
    await user.type(field(), "lyon");
    await user.click(await screen.findByText("Lyon, France"));
    expect(field()).toHaveValue("Lyon, France");
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("says that no place is called so, and keeps the text", async () => {
    const { user } = open();
    await user.type(field(), "atlantis");
    expect(await screen.findByText(/^No place is called that/)).toBeInTheDocument();
    expect(field()).toHaveValue("atlantis");
  });
});

describe("typing goes on", () => {
  it.each([
    ["place-search-limit-reached", "Search Limit Reached"],
    ["maps-not-available", "Maps Not Available"],
    ["network", "Maps Not Available"],
  ])("after %s: %s, and nobody is asked again", async (code, title) => {
    const tries = vi.fn<() => void>();
    const { user } = open(() => {
      tries();
      throw new AppFailure(code, "", { values: { searches: 25 } });
    });
    await user.type(field(), "lyon");
    expect(await screen.findByText(title)).toBeInTheDocument();
    const timers = vi.spyOn(globalThis, "setTimeout");
    await user.type(field(), ", France");
    expect(timers.mock.calls.filter(isDebounce)).toEqual([]);
    expect(field()).toHaveValue("lyon, France");
    expect(tries).toHaveBeenCalledTimes(1);
  });

  it("where the script does not come", async () => {
    vi.spyOn(library, "loadPlaces").mockRejectedValue(new Error("the maps' script did not come"));
    const { user } = open();
    await user.type(field(), "lyon");
    expect(await screen.findByText("Maps Not Available")).toBeInTheDocument();
  });
});
