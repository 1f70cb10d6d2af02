/** What we use of the maps' library for places (Places API, New), and how it comes onto the page. */
import { pause } from "../lib/pause.ts";

/** Holds the questions of one search together, for the provider's own count. */
type SessionToken = object;

export interface PlacesLibrary {
  AutocompleteSessionToken: new () => SessionToken;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (question: {
      input: string;
      sessionToken: SessionToken;
      language: string;
      /** `(regions)` and the like: towns rather than shops. */
      includedPrimaryTypes: readonly string[];
    }) => Promise<{ suggestions: readonly { placePrediction: { placeId: string; text: { text: string } } | null }[] }>;
  };
}

interface Maps {
  google?: { maps?: { importLibrary?: (name: "places") => Promise<PlacesLibrary> } };
}

/** Milliseconds. */
const TIMEOUT = 30_000;
const FIRST_WAIT = 2_000;
const RETRIES = 3;

let loaded: Promise<PlacesLibrary> | undefined;

/**
 * The library, fetched once for the page; what fails is tried three more times, after 2, 4 and 8 seconds.
 * @throws Error when it does not come
 */
export function loadPlaces(scriptUrl: string, wait: (ms: number) => Promise<void> = pause): Promise<PlacesLibrary> {
  loaded ??= insist(scriptUrl, wait).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function insist(scriptUrl: string, wait: (ms: number) => Promise<void>): Promise<PlacesLibrary> {
  for (let retry = 0; ; retry += 1) {
    try {
      await addScript(scriptUrl);
      const { google } = globalThis as Maps;
      if (!google?.maps?.importLibrary) throw new Error("the maps' script brought no library");
      return await google.maps.importLibrary("places");
    } catch (error) {
      if (retry === RETRIES) throw error;
      await wait(FIRST_WAIT * 2 ** retry);
    }
  }
}

/** Resolves when the script has called back. */
function addScript(scriptUrl: string): Promise<void> {
  const name = "mapsAreHere";
  const address = new URL(scriptUrl);
  address.searchParams.set("callback", name);
  const script = document.createElement("script");
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the maps' script took too long")), TIMEOUT);
    const end = (settle: () => void) => () => {
      clearTimeout(late);
      settle();
    };
    Object.assign(globalThis, { [name]: end(resolve) });
    script.addEventListener(
      "error",
      end(() => reject(new Error("the maps' script did not come"))),
    );
    script.async = true;
    script.src = address.href;
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
