import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, control } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import { createMapsSimulator, type MapsSimulator } from "./simulator.ts";

let simulator: MapsSimulator;
let base = "";
beforeEach(async () => {
  simulator = createMapsSimulator({ publicUrl: () => base, key: "the-key" });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
});
afterEach(() => closeServer(simulator.server));

const geocode = async (query: string) => {
  const response = await fetch(`${base}/data/reverse-geocode-client?${query}&localityLanguage=en`);
  return {
    status: response.status,
    cors: response.headers.get("access-control-allow-origin"),
    ...((await response.json()) as object),
  };
};
const search = async (body: object, key = "the-key") => {
  const response = await fetch(`${base}/v1/places:autocomplete`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-api-key": key },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as {
    suggestions?: { placePrediction: { text: { text: string } } }[];
    error?: { status: string };
  };
  return {
    status: response.status,
    error: answer.error?.status,
    places: answer.suggestions?.map(({ placePrediction }) => placePrediction.text.text),
  };
};

describe("the geocoder", () => {
  it("answers a city with its country, to any page", async () => {
    expect(await geocode("latitude=45.7&longitude=4.9")).toMatchObject({
      status: 200,
      cors: "*",
      city: "Lyon",
      countryName: "France",
    });
  });

  it("has localities that are no city, and places without a name", async () => {
    expect(await geocode("latitude=33.53&longitude=-111.94")).toMatchObject({ city: "", locality: "Paradise Valley" });
    expect(await geocode("latitude=0&longitude=0")).toMatchObject({
      status: 200,
      city: "",
      locality: "",
      countryName: "",
    });
  });

  it.each(["latitude=91&longitude=0", "latitude=north&longitude=0", "longitude=0"])("refuses %s", async (query) => {
    expect((await geocode(query)).status).toBe(400);
  });
});

describe("the search", () => {
  it("finds by the beginnings of words, whatever the accents, five at most", async () => {
    expect((await search({ input: "ciudad de mexico" })).places).toEqual(["Ciudad de México, Mexico"]);
    expect((await search({ input: "San" })).places).toEqual([
      "San Antonio, United States",
      "San Diego, United States",
      "San José, United States",
    ]);
    expect((await search({ input: "united" })).places).toHaveLength(5);
    expect((await search({ input: "zzz" })).places).toEqual([]);
  });

  it("refuses another key and an empty question in the provider's words", async () => {
    expect(await search({ input: "Lyon" }, "stolen")).toMatchObject({ status: 403, error: "PERMISSION_DENIED" });
    expect(await search({})).toMatchObject({ status: 400, error: "INVALID_ARGUMENT" });
  });

  it("has no other method", async () => {
    expect((await fetch(`${base}/v1/places:searchText`, { method: "POST", body: "{}" })).status).toBe(404);
  });

  it("says that the quota is used up when it is told to", async () => {
    await control(base, "faults", { match: { path: "/v1/places:autocomplete" }, action: "status", status: 429 });
    expect(await search({ input: "Lyon" })).toMatchObject({ status: 429, error: "RESOURCE_EXHAUSTED" });
    expect((await search({ input: "Lyon" })).places).toEqual(["Lyon, France"]);
  });
});

describe("the script", () => {
  const load = async () => (await fetch(`${base}/maps/api/js?key=the-key&callback=go&libraries=places`)).text();

  it("calls back and has the classes of Places (New)", async () => {
    const page = { calledBack: false };
    const run = new Function("globalThis", "fetch", "crypto", await load());
    const scope: Record<string, unknown> = { go: () => (page.calledBack = true) };
    run(scope, fetch, crypto);
    expect(page.calledBack).toBe(true);
    const { maps } = scope.google as { maps: { importLibrary: (name: string) => Promise<never> } };
    const { AutocompleteSessionToken, AutocompleteSuggestion } = (await maps.importLibrary("places")) as {
      AutocompleteSessionToken: new () => object;
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: (
          request: object,
        ) => Promise<{ suggestions: { placePrediction: { text: { text: string } } }[] }>;
      };
    };
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: "Ly",
      sessionToken: new AutocompleteSessionToken(),
    });
    expect(suggestions.map(({ placePrediction }) => String(placePrediction.text))).toEqual(["Lyon, France"]);
    await control(base, "faults", { match: { path: "/v1/*" }, action: "status", status: 503 });
    await expect(AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: "Ly" })).rejects.toThrow(
      "injected fault",
    );
  });

  it("does not come when it is told to", async () => {
    await control(base, "faults", { match: { path: "/maps/api/js" }, action: "reset_before" });
    await expect(load()).rejects.toThrow();
    expect(await load()).toContain("importLibrary");
  });
});

it("shows what was asked, and shows no key", async () => {
  await geocode("latitude=45.7&longitude=4.9");
  await search({ input: "<b>Lyon</b>" });
  const page = await (await fetch(`${base}/`)).text();
  expect(page).toContain("asked for the city at 45.7, 4.9");
  expect(page).toContain("searched for “&lt;b&gt;Lyon&lt;/b&gt;”");
  expect(page).not.toContain("the-key");
});
