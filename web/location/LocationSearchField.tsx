import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { Banner } from "../ui/Banner.tsx";
import { goToNext } from "../ui/enterKey.ts";
import { LocationField } from "./LocationField.tsx";
import { PlaceOptions } from "./PlaceOptions.tsx";
import { usePlaceSearch } from "./usePlaceSearch.ts";

/** Keys that walk the options, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whatever was wrong with the maps: a person can only type. */
const MAPS_FAILED = new AppFailure("maps-not-available", "");

/** A place in words, searched for on the maps while it is typed: a combobox whose text is kept as it is typed, too. */
export function LocationSearchField({ onFound, ...field }: ComponentProps<typeof LocationField>) {
  const { t } = useTranslation("location");
  const failureText = useFailureText();
  const { ask, close, end, failure, found, searchesLeft } = usePlaceSearch();
  const [active, setActive] = useState(-1);
  const id = useId();
  const isOpen = found !== null && found.length > 0;
  const optionId = (at: number) => `${id}-${at}`;

  const choose = (at: number) => {
    const place = found?.[at];
    if (!place) return;
    onFound(place.text);
    setActive(-1);
    end();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = found?.length ?? 0;
    const step = STEPS[event.key];
    if (isOpen && step !== undefined) {
      event.preventDefault();
      // One place beside the options is the text itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (isOpen && event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      close();
    } else goToNext(event);
  };

  return (
    <LocationField
      {...field}
      autoComplete="off"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
      onInput={({ currentTarget }) => {
        setActive(-1);
        ask(currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
      onBlur={close}
      onFound={(place) => {
        close();
        onFound(place);
      }}
    >
      {isOpen && <PlaceOptions id={id} places={found} active={active} optionId={optionId} onChoose={choose} />}
      <chakra.div role="status" color="fg.muted" textStyle="sm" _empty={{ display: "none" }}>
        {found !== null && (found.length > 0 ? t("search.count", { count: found.length }) : t("search.none"))}
        {found !== null && searchesLeft !== null && ` · ${t("search.left", { count: searchesLeft })}`}
      </chakra.div>
      {failure && (
        <Banner
          tone="due"
          title={t(failure.code === "place-search-limit-reached" ? "search.limitTitle" : "search.mapsTitle")}
        >
          {failureText(failure.code === "place-search-limit-reached" ? failure : MAPS_FAILED)}
        </Banner>
      )}
    </LocationField>
  );
}
