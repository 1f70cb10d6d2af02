/** For the situations: real pages over answers that are checked against the schema of whoever asks. */
import { act, fireEvent, waitFor as until } from "@testing-library/react";
import type { Role } from "../../relay/roles.ts";
import { RouteErrorPage } from "../../app/RouteErrorPage.tsx";
import { ToastsOfPage } from "../../app/ToastsOfPage.tsx";
import { ArrivalNotice } from "../../components/ArrivalNotice.tsx";
import { AppFailure } from "../../lib/AppFailure.ts";
import { Outlet } from "react-router-dom";
import type { RouteEntry } from "../../routing/entry.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn, signOut } from "../../test/standIns.ts";
import { ids, type Person } from "../../test/groupForTests.ts";

export type Row = Record<string, unknown>;

/** An answer of the server that refuses. */
export const refuse =
  (code: string, more: ConstructorParameters<typeof AppFailure>[2] = {}) =>
  (): never => {
    throw new AppFailure(code, "the server's own words", more);
  };

/** Opens a page as the app would, for somebody of the circle or for a visitor; every other address is an empty page. */
export function openAs(
  who: Person | "visitor" | { userId: string },
  page: RouteEntry,
  at: string,
  answers: Row,
  role?: Role,
) {
  if (who === "visitor") signOut();
  else signIn(typeof who === "object" ? who.userId : ids[who]);
  const relay = relayForTests(role ?? (who === "visitor" ? "anonymous" : "member"), answers);
  answerFrom(relay.environment);
  const another = (
    <>
      <ArrivalNotice />
      <p>another page</p>
    </>
  );
  const around: RouteEntry = {
    path: "/",
    element: (
      <>
        <ToastsOfPage />
        <Outlet />
      </>
    ),
    children: [{ errorElement: <RouteErrorPage />, children: [page, { path: "*", element: another }] }],
  };
  return { ...relay, ...renderScreen([around], { at, environment: relay.environment }) };
}

/** Waits for what a test looks for; a busy machine may take long to load a part. */
export const waitFor = <Found,>(look: () => Found | null | undefined): Promise<Found> =>
  until(
    () => {
      const found = look();
      if (found == null) throw new Error(`it is not there:\n${document.body.textContent}`);
      return found;
    },
    { interval: 10 },
  );

const all = (selector: string, within: ParentNode = document.body) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent).trim();

/** Presses a button by its name as soon as it can be pressed. Asking for roles takes a hundred times as long. */
export async function press(name: string, within?: ParentNode): Promise<void> {
  const button = await waitFor(() => all("button:not([disabled])", within).find((element) => nameOf(element) === name));
  await act(async () => button.click());
}

/** The window that is open over the page. */
export const dialog = (): Promise<HTMLElement> => waitFor(() => all("dialog").at(-1));

/** Ticks the box of the form in which a button stands. */
export async function tickBeside(name: string): Promise<void> {
  const box = await waitFor(() =>
    all("button")
      .find((element) => nameOf(element) === name)
      ?.closest("form")
      ?.querySelector<HTMLInputElement>("input[type=checkbox]"),
  );
  await act(async () => box.click());
}

/** Changes what an input holds, as soon as it is there. */
export async function change(selector: string, text: string): Promise<void> {
  const input = await waitFor(() => document.querySelector<HTMLElement>(selector));
  await act(async () => fireEvent.change(input, { target: { value: text } }));
}

/** Types into the input of a label. */
export async function fill(label: string, text: string): Promise<void> {
  const input = await waitFor(() => {
    const found = all("label").find(({ textContent }) => textContent.trim().startsWith(label));
    return found && document.querySelector<HTMLInputElement>(`#${CSS.escape(found.getAttribute("for") ?? "")}`);
  });
  await act(async () => fireEvent.change(input, { target: { value: text } }));
}
