import { startCircle } from "../../actions/test/circle.ts";
import type { TestService } from "../../actions/test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan", "Eve", "Finn"];

/** A circle in its last round in which nobody has paid: each member owes after the grace of an earlier round. */
export async function runningCircle(service: TestService): Promise<{ groupId: string; debtors: string[] }> {
  const circle = await startCircle(service, NAMES);
  await circle.goTo(NAMES.length, 30);
  return { groupId: circle.groupId, debtors: NAMES.map((name) => circle.member(name).userId) };
}
