import { act, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { readAllAgain } from "../relay/readAgain.ts";

/** Reads the page again. A page registers how in an effect, which runs a moment after it is shown. */
export const readPageAgain = (): Promise<void> =>
  waitFor(async () => expect(await act(() => readAllAgain())).toBe(true));
