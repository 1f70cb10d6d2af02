import { screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { ids, mayNot, recruitingGroup } from "../../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../../test/limitsForTests.ts";
import { relayForTests } from "../../../../test/relayForTests.ts";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { signIn } from "../../../../test/standIns.ts";
import { InviteAddress } from "./InviteAddress.tsx";

const EMAIL = "friend@example.org";

beforeEach(() => signIn(ids.amina));

const circle = (name: string, group_id: string, more: object = {}) =>
  recruitingGroup({ id: name, name, group_id, may_invite: { allowed: true, act: "invite" }, invitations: [], ...more });

function open(circles: readonly object[], invite_by_email: unknown = { invitation_id: ids.bruno }) {
  const { environment } = relayForTests("member", {
    limits_connection: limitsAnswer(),
    groups_connection: { edges: circles.map((node, at) => ({ cursor: String(at), node })) },
    invite_by_email,
  });
  return renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <InviteAddress email={EMAIL} />
    </RelayEnvironmentProvider>,
  );
}
const send = () => screen.findByRole("button", { name: "Send invitation" });

it("D107: invites to the circle that is chosen, of those into which the reader may invite", async () => {
  const invite = vi.fn<(asked: object) => object>(() => ({ invitation_id: ids.bruno }));
  const { user } = open(
    [
      circle("Full circle", ids.group, { may_invite: mayNot("group-full") }),
      circle("Garden circle", ids.chloe),
      circle("Rent circle", ids.amina),
    ],
    invite,
  );
  await send();
  const choice = screen.getByRole("combobox", { name: "Circle" });
  expect([...choice.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Garden circle",
    "Rent circle",
  ]);
  await user.selectOptions(choice, "Rent circle");
  await user.click(await send());
  expect(await screen.findByText("Invitations Sent")).toBeVisible();
  expect(screen.getByText(`To ${EMAIL}, valid for 7 days.`)).toBeVisible();
  expect(invite.mock.calls[0]?.[0]).toEqual({ group_id: ids.amina, email: EMAIL });
});

it("says of an address that was invited before that no second letter went", async () => {
  const { user } = open([circle("Rent circle", ids.group, { invitations: [{ id: "i", invitation_id: ids.bruno }] })]);
  await user.click(await send());
  expect(await screen.findByText("You have invited this address before")).toBeVisible();
  expect(screen.queryByText("Invitations Sent")).toBeNull();
});

it("says why an invitation was refused", async () => {
  const { user } = open([circle("Rent circle", ids.group)], () => {
    throw new AppFailure("group-full", "");
  });
  await user.click(await send());
  expect(await screen.findByText("Invitation Failed")).toBeVisible();
  expect(screen.getByText("This group is full")).toBeVisible();
});

it("offers nothing to whoever may invite nowhere, and says when they may", async () => {
  open([circle("Full circle", ids.group, { may_invite: mayNot("group-full") })]);
  expect(
    await screen.findByText(/^You can invite people by email while one of your circles has a free seat/),
  ).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
