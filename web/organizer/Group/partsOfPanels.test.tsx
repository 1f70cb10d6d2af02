/** A panel that fails, or a piece of one, leaves the others. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { mayNot, recruitingGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { answerFrom } from "../../test/standIns.ts";
import { NewLink } from "./links/NewLink.tsx";
import { OrganizerPanels } from "./OrganizerPanels.tsx";

const failing = vi.hoisted(() => () => {
  throw new Error("this part failed");
});
vi.mock("./links/JoinLinksPanel.tsx", () => ({ JoinLinksPanel: failing }));
vi.mock("./links/LinkPoster.tsx", () => ({ LinkPoster: failing }));
vi.mock("../../ui/QrPicture.tsx", () => ({ QrPicture: failing }));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const failures = () => screen.findAllByText("This part could not be shown.");

it("the links to join", async () => {
  const node = recruitingGroup({ may_join: mayNot("already-member"), may_invite: { allowed: true, act: "invite" } });
  answerFrom(relayForTests("group_admin", { node, limits_connection: limitsAnswer() }).environment);
  renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={() => {}} />);
  expect(await failures()).toHaveLength(1);
  const start = within(screen.getByRole("region", { name: "Group Timing Control" }));
  expect(start.getByRole("button", { name: "Start Now" })).toBeVisible();
});

it("the picture of a new link, and its poster", async () => {
  const link = "https://example.com/join/rent-circle-1004?link=token";
  const { user } = renderWithProviders(<NewLink group="Rent circle" link={link} />);
  expect(await failures()).toHaveLength(1);
  expect(screen.getByText(link)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Print/ }));
  await waitFor(async () => expect(await failures()).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Copy Link" }));
  expect(await navigator.clipboard.readText()).toBe(link);
});
