import { act } from "@testing-library/react";
import { expect, vi } from "vitest";
import { readAllAgain } from "../relay/readAgain.ts";

/** Reads the page again. A page registers how in an effect, which runs a moment after it is shown. */
export const readPageAgain = (): Promise<void> =>
  vi.waitFor(async () => expect(await act(() => readAllAgain())).toBe(true));
