import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DiscoverFilters } from "./discoverFilters.ts";

/**
 * The filters as they are chosen and typed, at once. The address has them a moment later, and a field that waited for it
 * would lose letters; an address that leads to other filters is followed.
 * @param filters those of the address
 */
export function useFiltersHere(
  filters: DiscoverFilters,
  onFilter: (filters: DiscoverFilters) => void,
): [DiscoverFilters, (filters: DiscoverFilters) => void] {
  const [here, setHere] = useState(filters);
  const isAhead = useRef(false);
  const follow = useEffectEvent((inAddress: string) => {
    if (inAddress === JSON.stringify(here)) isAhead.current = false;
    else if (!isAhead.current) setHere(filters);
  });
  const written = JSON.stringify(filters);
  useEffect(() => follow(written), [written]);
  const choose = (next: DiscoverFilters) => {
    isAhead.current = true;
    setHere(next);
    onFilter(next);
  };
  return [here, choose];
}
