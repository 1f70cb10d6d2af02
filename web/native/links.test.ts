import { describe, expect, it, vi } from "vitest";
import { inApp } from "./appForTests.ts";
import { iphoneForTests } from "./iphoneForTests.ts";
import { followLinks, placeOfLink } from "./links.ts";
import { nativeApp } from "./nativeApp.ts";

const group = "0a1b2c3d-1111-4222-8333-944445555666";

describe("a link of the app's own scheme (D162)", () => {
  it.each([
    ["circle://login", "/login"],
    ["circle://auth", "/login"],
    ["circle://dashboard", "/dashboard"],
    ["circle://dashboard/", "/dashboard"],
    ["circle:dashboard", "/dashboard"],
    ["circle:///payment-cancel", "/payment-cancel"],
    ["circle://payment-success?session_id=cs_1", "/payment-success?session_id=cs_1"],
    ["circle://group-restart-vote?groupId=1&voteId=2", "/group-restart-vote?groupId=1&voteId=2"],
    [`circle://group/${group}`, `/groups/${group}`],
    [`CIRCLE://group/${group}?link=abc`, `/groups/${group}?link=abc`],
  ])("%s leads to %s", (link, place) => {
    expect(placeOfLink(link)).toBe(place);
  });

  it.each([
    "circle://",
    "circle://settings",
    "circle://constructor",
    "circle://group",
    "circle://group/",
    "circle://group/a/b",
    "circle://group/../admin",
    "circle://group/%2e%2e",
    "circle:////evil.example",
    "circle://evil.example/dashboard",
    "circle://evil@dashboard",
    "circle://dashboard\\evil.example",
    `circle://group/${"x".repeat(600)}`,
    "javascript:alert(1)",
    "data:text/html,x",
    "dashboard",
    "",
  ])("%s leads to the dashboard", (link) => {
    expect(placeOfLink(link)).toBe("/dashboard");
  });
});

describe("an address that the app opens", () => {
  it("is followed where it is ours", () => {
    expect(placeOfLink(`${location.origin}/g/family?invitation=1#top`)).toBe("/g/family?invitation=1#top");
  });

  it.each([
    "https://evil.example/dashboard?x",
    `https://${location.host}.evil.example/g/family`,
    `https://${location.host}@evil.example/g/family`,
    `${location.origin}//evil.example`,
    `${location.origin}/\\evil.example`,
    `${location.origin}/.//evil.example`,
  ])("%s leads to the dashboard", (link) => {
    expect(placeOfLink(link)).toBe("/dashboard");
  });
});

describe("the app around the page", () => {
  it("opens the place of each link that the device hands it", () => {
    const iphone = iphoneForTests();
    const open = vi.fn<(place: string) => void>();
    followLinks(nativeApp()!, open);
    iphone.tell("appUrlOpen", { url: "circle://payment-cancel" });
    iphone.tell("appUrlOpen", { url: "https://evil.example/payment-cancel" });
    expect(open.mock.calls).toEqual([["/payment-cancel"], ["/dashboard"]]);
  });

  it.each([
    ["pushNotificationActionPerformed", "data"],
    ["localNotificationActionPerformed", "extra"],
  ])("opens the place of a notification that is tapped, by %s, and of none that is put away", (event, holder) => {
    const iphone = iphoneForTests();
    const open = vi.fn<(place: string) => void>();
    followLinks(nativeApp()!, open);
    const tell = (actionId: string, held: unknown) =>
      iphone.tell(event, { actionId, notification: { [holder]: held } });
    tell("tap", { url: "/groups/1" });
    tell("dismiss", { url: "/groups/2" });
    for (const held of [{ url: "//evil.example" }, { url: "https://evil.example" }, { url: 1 }, {}, null])
      tell("tap", held);
    expect(open.mock.calls).toEqual([["/groups/1"], ...Array.from({ length: 5 }, () => ["/dashboard"])]);
  });

  it("has nothing to follow where it was built without plugins", () => {
    inApp();
    expect(() => followLinks(nativeApp()!, vi.fn())).not.toThrow();
  });
});
