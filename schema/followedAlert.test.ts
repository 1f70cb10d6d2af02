import { expect, it } from "vitest";
import { splitAlert, withAlert } from "./followedAlert.ts";

const ID = "01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071";

it.each(["/groups/1", "/messages?tab=votes", "/support?ticket=3"])(
  "%s comes back from a push with its alert",
  (place) => {
    expect(splitAlert(withAlert(place, ID))).toEqual({ place, alertId: ID });
  },
);

it("what comes after it in an address stays", () => {
  expect(splitAlert(`/groups/1?alert=${ID}&link=a#top`)).toEqual({ place: "/groups/1?link=a#top", alertId: ID });
});

it.each(["/groups/1?link=a", "/groups/1?alert=", "/groups/1?alert=1%20or%201"])("%s names no alert", (place) => {
  expect(splitAlert(place)).toEqual({ place, alertId: null });
});

it.each(["//", "///", "//groups%zz", "/\\here:x", `//groups/1?alert=${ID}`])(
  "%s, which leads out of the app, names none",
  (place) => {
    expect(splitAlert(place)).toEqual({ place, alertId: null });
  },
);
