import { act, screen, within } from "@testing-library/react";
import { PlacesContext, placesOf } from "../../../app/places.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom } from "../../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "../MessagesScreen.tsx";
import { alertAnswers } from "./alertsForTests.ts";

export type World = Parameters<typeof alertAnswers>[0];

/** The pages that the app has, as far as these tests lead to them. */
const built = placesOf(
  ["/messages", "/groups", "/groups/:id", "/dashboard", "/payment-schedule", "/identity-verification", "/profile"].map(
    (path) => ({ path }),
  ),
);

/** The tab over alerts that a server plays, as ME reads them. */
export function openAlerts(world: World = {}, search = "") {
  const { answers, store } = alertAnswers(world);
  const relay = relayForTests("member", answers);
  answerFrom(relay.environment);
  const Page = () => (
    <PlacesContext value={built}>
      <Component />
    </PlacesContext>
  );
  const view = renderScreen(
    [
      { path: "/messages", Component: Page, loader, shouldRevalidate },
      { path: "/groups/:id", element: <p>the circle</p> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { at: `/messages?tab=notifications${search}`, environment: relay.environment },
  );
  /** What the live query brings after a change on the server. */
  const tell = () => act(() => relay.push("AlertsTabSubscription", answers));
  return { ...view, ...relay, store, tell };
}

/** The titles of the alerts that are shown. */
export const titles = () =>
  within(screen.getByRole("region", { name: "Alerts" }))
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").querySelector("div span")?.textContent);
