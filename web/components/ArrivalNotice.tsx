import { useLocation } from "react-router-dom";
import type { Arrival } from "../lib/arriveWith.ts";
import { Banner } from "../ui/Banner.tsx";

/**
 * Why the reader is here and not where they meant to go. It stands in the page from the first paint until the reader goes
 * on: a toast would lie over the header, and be gone before it is read.
 */
export function ArrivalNotice() {
  const { state } = useLocation() as { state: { arrival?: Arrival } | null };
  const arrival = state?.arrival;
  return (
    arrival && (
      <Banner tone="late" title={arrival.title}>
        {arrival.text}
      </Banner>
    )
  );
}
