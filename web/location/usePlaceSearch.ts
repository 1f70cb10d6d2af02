import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { usePlaceSearchMutation } from "../__generated__/member/usePlaceSearchMutation.graphql.ts";
import { shownLanguage } from "../i18n/i18n.ts";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { useQuestion } from "../sending/useAction.ts";
import { loadPlaces, type PlacesLibrary } from "./placesLibrary.ts";

/** Milliseconds without a key until the maps are asked. */
const DEBOUNCE = 300;
/** Fewer letters find everything. */
const FEWEST_LETTERS = 3;
/** Towns and what is around them, no shops. */
const TYPES = ["(regions)"];

export interface FoundPlace {
  id: string;
  text: string;
}

/** From the first letters until a place is chosen: the server counts it as one (D17). */
interface Search {
  places: PlacesLibrary;
  sessionToken: object;
}

/** Searches for places while somebody types, for those whose plan has it. Nothing of what is typed reaches our server. */
export function usePlaceSearch() {
  const begin = useQuestion<usePlaceSearchMutation>(graphql`
    mutation usePlaceSearchMutation($searchId: uuid!) {
      load_google_maps(search_id: $searchId) {
        scriptUrl
        searches_left
      }
    }
  `);
  /** Null where nothing was asked. */
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [searchesLeft, setSearchesLeft] = useState<number | null>(null);
  const search = useRef<Promise<Search> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = async (): Promise<Search> => {
    const { load_google_maps } = await begin({ searchId: crypto.randomUUID() });
    setSearchesLeft(load_google_maps.searches_left);
    const places = await loadPlaces(load_google_maps.scriptUrl);
    return { places, sessionToken: new places.AutocompleteSessionToken() };
  };
  const look = async (input: string, number: number) => {
    try {
      search.current ??= start();
      const { places, sessionToken } = await search.current;
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        language: shownLanguage(),
        includedPrimaryTypes: TYPES,
      });
      if (newest.current !== number) return;
      setFound(
        suggestions.flatMap(({ placePrediction: place }) =>
          place ? [{ id: place.placeId, text: place.text.text }] : [],
        ),
      );
    } catch (thrown) {
      // What was typed stays, and typing goes on without the maps.
      setFailure(asFailure(thrown));
      setFound(null);
    }
  };
  const close = () => {
    clearTimeout(timer.current);
    newest.current += 1;
    setFound(null);
  };
  return {
    found,
    /** Why there is no search any more; the text is kept all the same. */
    failure,
    searchesLeft,
    /** Asks for places that are called what was typed. */
    ask: (typed: string) => {
      clearTimeout(timer.current);
      const number = (newest.current += 1);
      const input = typed.trim();
      if (failure || input.length < FEWEST_LETTERS) return setFound(null);
      timer.current = setTimeout(() => void look(input, number), DEBOUNCE);
    },
    close,
    /** A place was chosen: what is typed next is another search. */
    end: () => {
      close();
      search.current = null;
    },
  };
}
