import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom } from "../../test/standIns.ts";
import { blocksOf } from "./LegalText.tsx";
import { Component, loader } from "./PrivacyScreen.tsx";

it("makes a list of the lines that begin with a dash and stand together", () => {
  expect(blocksOf(["a", "- b", "- c", "d", "- e"])).toEqual(["a", ["b", "c"], "d", ["e"]]);
});

it("shows that it is a draft, its version and date, and a table of contents that leads to every section", async () => {
  const { environment } = relayForTests("anonymous", {
    fee_rates_connection: { edges: [] },
    support_contacts_connection: { edges: [] },
  });
  answerFrom(environment);
  const { container } = await act(async () =>
    renderScreen([{ path: "/privacy", Component, loader }], { at: "/privacy", environment }),
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy Policy" })).toBeInTheDocument();
  expect(screen.getByText("Draft: awaiting approval by counsel")).toBeInTheDocument();
  expect(screen.getByText(/^Version 1\.1/)).toHaveTextContent("December 1, 2026");
  const contents = screen.getByRole("navigation", { name: "Contents", hidden: true });
  const links = within(contents).getAllByRole("link", { hidden: true });
  const sections = [...container.querySelectorAll("article section[id]")];
  expect(sections.length).toBeGreaterThan(10);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(sections.map(({ id }) => `#${id}`));
});

const texts = import.meta.glob<string>("../../i18n/locales/*/{terms,privacy}.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.entries(texts))("%s holds no address, price or rate: those are configured", (_file, text) => {
  expect(text.match(/[\w.]+@[\w.]+|https?:|\d[\d.,]*\s?(?:%|USD)|[$€]\s?\d/g)).toBeNull();
});

const settings = import.meta.glob<{ row: { diagnostics: { label: string } } }>("../../i18n/locales/*/settings.json", {
  import: "default",
  eager: true,
});

it.each(Object.entries(settings))("D219: the policy names the switch for diagnostics as %s does", (file, { row }) => {
  expect(texts[file.replace("settings", "privacy")]).toContain(row.diagnostics.label);
});
