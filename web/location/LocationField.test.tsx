import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { LocationField } from "./LocationField.tsx";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

const GEOCODER = "https://geocoder.test/data/reverse-geocode-client";
function answers(reverseGeocode: string | null, ...answered: (object | number)[]) {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ reverseGeocode })));
  for (const one of answered)
    fetched.mockResolvedValueOnce(
      typeof one === "number" ? new Response("", { status: one }) : new Response(JSON.stringify(one)),
    );
}
const deviceHas = (geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined) =>
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue(geolocation as Geolocation);
const here = (failure?: number) =>
  deviceHas({
    getCurrentPosition: (found, failed) =>
      failure === undefined
        ? found({ coords: { latitude: 45.7640431, longitude: 4.835659 } } as GeolocationPosition)
        : failed?.({ code: failure } as GeolocationPositionError),
  });

function Form() {
  const [place, setPlace] = useState("typed before");
  return <LocationField value={place} onChange={({ target }) => setPlace(target.value)} onFound={setPlace} />;
}
const press = async () => {
  const { user } = renderWithProviders(<Form />);
  await user.click(screen.getByRole("button", { name: "Use my location" }));
};
const field = () => screen.getByLabelText<HTMLInputElement>("Location").value;

describe("the place of this device", () => {
  it.each([
    [{ city: "Lyon", locality: "Lyon 1er", countryName: "France" }, "Lyon, France"],
    [
      { city: "", locality: "Paradise Valley", countryName: "United States of America (the)" },
      "Paradise Valley, United States of America (the)",
    ],
    [{ city: "Lyon" }, "Lyon"],
  ])("%j is filled in as %s and told", async (answer, words) => {
    here();
    answers(GEOCODER, answer);
    await press();
    expect(await screen.findByText(`Found: ${words}`)).toBeInTheDocument();
    expect(field()).toBe(words);
  });

  it("D177: only the geocoder learns where, about a kilometre exactly, without a cookie; our server never does", async () => {
    here();
    answers(GEOCODER, { city: "Lyon", countryName: "France" });
    await press();
    await screen.findByText("Found: Lyon, France");
    const [ours, theirs] = fetched.mock.calls;
    expect(ours![0]).toBe("/places.json");
    expect(ours![1]?.body).toBeUndefined();
    expect(String(theirs![0])).toBe(`${GEOCODER}?latitude=45.76&longitude=4.84&localityLanguage=en`);
    expect(theirs![1]?.credentials).toBe("omit");
  });
});

it("a place that is found late is not put over what was typed meanwhile, and can be asked for again", async () => {
  let tell = () => {};
  deviceHas({
    getCurrentPosition: (found) =>
      (tell = () => found({ coords: { latitude: 45.7640431, longitude: 4.835659 } } as GeolocationPosition)),
  });
  const { user } = renderWithProviders(<Form />);
  const button = () => screen.getByRole("button", { name: "Use my location" });
  await user.click(button());
  await user.type(screen.getByLabelText("Location"), ", and since");
  answers(GEOCODER, { city: "Lyon", countryName: "France" });
  await act(async () => tell());
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(field()).toBe("typed before, and since");
  answers(GEOCODER, { city: "Lyon", countryName: "France" });
  await user.click(button());
  await act(async () => tell());
  expect(await screen.findByText("Found: Lyon, France")).toBeInTheDocument();
  expect(field()).toBe("Lyon, France");
});

describe("where there is none, typing goes on", () => {
  it.each([
    [1, "Location Permission Denied"],
    [2, "Location Error"],
    [3, "Location Error"],
    [99, "Location Error"],
  ])("after the browser's fault %i: %s", async (code, title) => {
    here(code);
    await press();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(field()).toBe("typed before");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("on a device that tells none", async () => {
    deviceHas(undefined);
    await press();
    expect(await screen.findByText("Location Not Supported")).toBeInTheDocument();
  });

  it.each<[string, string | null, (object | number)[]]>([
    ["no geocoder", null, []],
    ["a place without a name", GEOCODER, [{ city: "", locality: " ", countryName: "" }]],
    ["an error of the geocoder", GEOCODER, [503]],
    ["an answer that is none", GEOCODER, [{ city: 7 }]],
  ])("with %s", async (_, geocoder, answered) => {
    here();
    answers(geocoder, ...answered);
    await press();
    expect(await screen.findByText("Location Error")).toBeInTheDocument();
    expect(field()).toBe("typed before");
  });
});
