import { expect, it } from "vitest";
import { mayOverride, type StartFacts, startReason } from "./startReason.ts";

const ready: StartFacts = { status: "recruiting", isManualStartEnabled: true, members: 5, minimumMembers: 3 };

it.each<{ facts: StartFacts; reason: string | null; override: boolean }>([
  { facts: ready, reason: null, override: false },
  { facts: { ...ready, status: "ready_to_start" }, reason: null, override: false },
  { facts: { ...ready, status: "started" }, reason: "started", override: false },
  { facts: { ...ready, isManualStartEnabled: false }, reason: "disabled", override: false },
  { facts: { ...ready, members: 0 }, reason: "noMembers", override: false },
  { facts: { ...ready, members: 1 }, reason: "tooFew", override: false },
  { facts: { ...ready, members: 1, minimumMembers: 1 }, reason: "tooFew", override: false },
  { facts: { ...ready, members: 2 }, reason: "tooFew", override: true },
])("$facts.status with $facts.members of $facts.minimumMembers: $reason", ({ facts, reason, override }) => {
  expect(startReason(facts)).toBe(reason);
  expect(mayOverride(facts)).toBe(override);
});
