import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom } from "../../test/standIns.ts";
import { Component, loader } from "./GlbaScreen.tsx";

it("D220: of the seven reasons everyday business alone is shared, in a table with headers; each box names its questions", async () => {
  const { environment } = relayForTests("anonymous", {
    fee_rates_connection: { edges: [] },
    support_contacts_connection: { edges: [{ node: { id: "contact", address: "help@circle.test" } }] },
  });
  answerFrom(environment);
  await act(async () =>
    renderScreen([{ path: "/glba-notice", Component, loader }], { at: "/glba-notice", environment }),
  );
  const box = await screen.findByRole("group", { name: "Reasons for sharing" });
  expect(within(box).getAllByRole("columnheader")).toHaveLength(3);
  const rows = within(box).getAllByRole("row").slice(1);
  const answers = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(answers).toEqual([["Yes", "No"], ...Array.from({ length: 6 }, () => ["No", "We don’t share"])]);
  for (const row of rows) expect(within(row).getByRole("rowheader")).not.toBeEmptyDOMElement();
  expect(screen.getByRole("rowheader", { name: "Why can’t I limit all sharing?" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "help@circle.test" })).toBeInTheDocument();
});
