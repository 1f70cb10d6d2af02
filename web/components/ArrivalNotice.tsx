import { useLocation, useNavigationType } from "react-router-dom";
import type { Arrival } from "../lib/arriveWith.ts";
import { Banner } from "../ui/Banner.tsx";

/**
 * Why the reader is here and not where they meant to go. It stands in the page from the first paint until the reader goes
 * on: a toast would lie over the header, and be gone before it is read. The browser's history keeps the words with the
 * entry, so who loads the page again or comes back to it would read them again: that is not arriving.
 */
export function ArrivalNotice() {
  const { state } = useLocation() as { state: { arrival?: Arrival } | null };
  const hasArrived = useNavigationType() !== "POP";
  const arrival = state?.arrival;
  return (
    hasArrived &&
    arrival && (
      <Banner tone="late" title={arrival.title}>
        {arrival.text}
      </Banner>
    )
  );
}
