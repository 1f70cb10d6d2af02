import { toaster } from "../../../ui/toaster.tsx";

const sameForMs = 60_000;

/** When the page of the provider led back here with a success that the group may not show yet. */
let expectedSince: number | null = null;

/** Says that a payment succeeded, once: the way back from the provider says it, and a moment later the group's own data. */
export function sayPaid(title: string, from: "provider" | "group"): void {
  const wasSaid = from === "group" && expectedSince !== null && performance.now() - expectedSince < sameForMs;
  expectedSince = from === "provider" ? performance.now() : null;
  if (!wasSaid) toaster.show({ tone: "paid", title });
}

/** What was said on a page says nothing about the next one. */
export const forgetPaid = (): void => void (expectedSince = null);
