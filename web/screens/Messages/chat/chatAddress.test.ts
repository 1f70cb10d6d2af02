import { expect, it } from "vitest";
import { chatPlace } from "./chatAddress.ts";

const ANA = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001";
const BEN = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f002";

it.each([
  [`selectedChat=individual_${ANA}_${BEN}`, `individual_${ANA}_${BEN}`],
  [`selectedChat=individual_${BEN}_${ANA}`, `individual_${ANA}_${BEN}`],
  [`selectedChat=group_${BEN}`, `group_${BEN}`],
  [`groupId=${BEN}`, `group_${BEN}`],
])("%s opens the conversation that is called %s", (search, address) => {
  expect(chatPlace(new URLSearchParams(search))?.address).toBe(address);
});

it("a page that names no conversation opens none", () => {
  expect(chatPlace(new URLSearchParams("tab=chat&selectedChat="))).toBeNull();
});
