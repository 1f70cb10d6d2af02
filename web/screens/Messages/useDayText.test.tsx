import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { hearProductTime } from "../../lib/productClock.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { useDayText } from "./useDayText.ts";

// Where the clocks change at two in the morning of 8 March and of 1 November.
beforeEach(() => {
  const { TZ } = process.env;
  process.env["TZ"] = "America/New_York";
  return () => {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  };
});

function Days({ days }: { days: readonly string[] }) {
  const dayText = useDayText();
  return <p>{days.map(dayText).join(" · ")}</p>;
}

it.each([
  {
    now: "2026-05-12T12:00",
    days: ["2026-05-10", "2026-05-11", "2026-05-12"],
    shown: "Sun, May 10 · Yesterday · Today",
  },
  // The day before has 23 hours.
  {
    now: "2026-03-09T00:30",
    days: ["2026-03-07", "2026-03-08", "2026-03-09"],
    shown: "Sat, Mar 7 · Yesterday · Today",
  },
  // This day has 25 hours.
  {
    now: "2026-11-01T23:30",
    days: ["2026-10-30", "2026-10-31", "2026-11-01"],
    shown: "Fri, Oct 30 · Yesterday · Today",
  },
])("at $now the days are called $shown", async ({ days, now, shown }) => {
  hearProductTime(new Date(now).toISOString());
  renderWithProviders(<Days days={days} />);
  expect(await screen.findByText(shown)).toBeVisible();
});
