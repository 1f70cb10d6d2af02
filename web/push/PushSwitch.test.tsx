import { act, screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { browserForTests, pushAnswers } from "./deviceForTests.ts";
import { PushSwitch } from "./PushSwitch.tsx";

let browser: ReturnType<typeof browserForTests>;
beforeEach(() => {
  browser = browserForTests();
});

async function open(server: Record<string, unknown> = pushAnswers) {
  const { environment } = relayForTests("member", server);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <PushSwitch />
    </RelayEnvironmentProvider>,
  );
  const toggle = await screen.findByRole("switch", { name: "Notify me on this device" });
  await waitFor(() => expect(toggle).toBeEnabled());
  return { ...view, toggle };
}

it("D174: turns pushes on for this device, and off again", async () => {
  const { toggle, user } = await open();
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText("Notifications are on for this device")).toBeVisible();
  expect(toggle).toBeChecked();
  expect(browser.held).not.toBeNull();
  await user.click(toggle);
  expect(await screen.findByText("Notifications are off for this device")).toBeVisible();
  expect(toggle).not.toBeChecked();
});

it("moves at once, and back where the server does not take the device", async () => {
  let refuse: (failure: unknown) => void = () => {};
  const insert = () => new Promise((_, reject) => (refuse = reject));
  const { toggle, user } = await open({ ...pushAnswers, insert_push_subscriptions: insert });
  await user.click(toggle);
  expect(toggle).toBeChecked();
  await waitFor(() => expect(browser.held).not.toBeNull());
  await act(async () => refuse(new AppFailure("network", "")));
  expect(await screen.findByText("Setup Incomplete")).toBeVisible();
  expect(screen.getByText("Network error. Please check your connection.")).toBeVisible();
  await waitFor(() => expect(toggle).not.toBeChecked());
});

it("tells whoever was asked and said no where that can be changed", async () => {
  browser.deny();
  const { toggle, user } = await open();
  expect(toggle).toHaveAccessibleDescription(/^Notifications are blocked here/);
  await user.click(toggle);
  expect(await screen.findByText("Permission Denied")).toBeVisible();
  await waitFor(() => expect(toggle).not.toBeChecked());
});

it("shows how a notification looks, which leads to the alerts", async () => {
  browser.hold();
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Show me one" }));
  expect(browser.showNotification).toHaveBeenCalledWith(
    "This is how it looks",
    expect.objectContaining({ data: { url: `${location.origin}/messages?tab=notifications` } }),
  );
});
