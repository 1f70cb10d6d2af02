import { act, screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, describe, expect, it } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { ADDRESS, browserForTests, pushAnswers } from "./deviceForTests.ts";
import { PushSwitch } from "./PushSwitch.tsx";

let browser: ReturnType<typeof browserForTests>;
beforeEach(() => {
  browser = browserForTests();
});

async function open(server: Record<string, unknown> = pushAnswers) {
  const { environment, sent } = relayForTests("member", server);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <PushSwitch />
    </RelayEnvironmentProvider>,
  );
  const toggle = await screen.findByRole("switch", { name: "Notify me on this device" });
  await waitFor(() => expect(toggle).toBeEnabled());
  return { ...view, sent, toggle };
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

describe("a test", () => {
  const tryIt = async (answer: unknown) => {
    browser.hold();
    const { sent, user } = await open({ ...pushAnswers, send_push_notification: answer });
    await user.click(screen.getByRole("button", { name: "Show me one" }));
    return sent.filter(({ name }) => name === "usePushOnDeviceTestMutation").map(({ variables }) => variables);
  };

  it("is sent to this device by the server", async () => {
    expect(await tryIt({ success: true })).toEqual([{ endpoint: ADDRESS }]);
    expect(await screen.findByText("A notification is on its way")).toBeVisible();
    expect(screen.getByText(/^If none arrives within a minute/)).toBeVisible();
  });

  it.each([
    ["network", "Network error. Please check your connection."],
    ["push-device-not-found", /^This device takes no notifications from us at the moment\. Turn them off and on again/],
    ["too-many-requests", /^Too many requests\. Please wait a moment/],
  ])("that fails with %s says why, and what to do", async (code, why) => {
    await tryIt(() => Promise.reject(new AppFailure(code, "")));
    expect(await screen.findByText("Test Failed")).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByText("A notification is on its way")).toBeNull();
  });

  it("of a device that lost its subscription meanwhile asks nobody", async () => {
    browser.hold();
    const { sent, user } = await open();
    browser.held = null;
    await user.click(screen.getByRole("button", { name: "Show me one" }));
    expect(await screen.findByText(/^This device takes no notifications from us at the moment/)).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain("usePushOnDeviceTestMutation");
  });
});
