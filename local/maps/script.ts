/**
 * The script of the maps, as a page loads it: `google.maps.importLibrary("places")` with the classes of Places (New) that
 * the product uses. It asks its own origin, as the real one asks places.googleapis.com.
 */
export const mapsScript = ({
  callback,
  key,
  language,
  origin,
}: Record<"callback" | "key" | "language" | "origin", string>) => `
(() => {
  const origin = ${JSON.stringify(origin)}, key = ${JSON.stringify(key)}, language = ${JSON.stringify(language)};
  class AutocompleteSessionToken {
    constructor() { this.token = crypto.randomUUID(); }
  }
  const formattable = ({ text, matches = [] }) => ({ text, matches, toString: () => text });
  class PlacePrediction {
    constructor(given) {
      this.placeId = given.placeId;
      this.text = formattable(given.text);
      this.mainText = formattable(given.structuredFormat.mainText);
      this.secondaryText = formattable(given.structuredFormat.secondaryText);
      this.types = given.types;
    }
  }
  class AutocompleteSuggestion {
    constructor(placePrediction) { this.placePrediction = placePrediction; }
    static async fetchAutocompleteSuggestions({ input, sessionToken, language: asked, includedPrimaryTypes }) {
      const response = await fetch(origin + "/v1/places:autocomplete", {
        method: "POST",
        headers: { "content-type": "application/json", "x-goog-api-key": key },
        body: JSON.stringify({ input, sessionToken: sessionToken?.token, languageCode: asked ?? language, includedPrimaryTypes }),
      });
      const answer = await response.json();
      if (!response.ok) throw Object.assign(new Error(answer.error.message), { name: "MapsRequestError", code: answer.error.status });
      return { suggestions: (answer.suggestions ?? []).map((one) => new AutocompleteSuggestion(new PlacePrediction(one.placePrediction))) };
    }
  }
  const libraries = { places: { AutocompleteSessionToken, AutocompleteSuggestion } };
  globalThis.google = { maps: {
    version: "local",
    importLibrary: async (name) => libraries[name] ?? Promise.reject(new Error("the stand-in has no library " + name)),
  } };
  ${callback === "" ? "" : `globalThis[${JSON.stringify(callback)}]?.();`}
})();
`;
