import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { PageLoading } from "./PageLoading.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("D230: says after five seconds that loading has trouble, and nothing before", async () => {
  renderWithProviders(<PageLoading />);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.getByText("Loading…")).toBeInTheDocument();
  expect(screen.queryByText("Connection Issue")).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText("Connection Issue")).toBeVisible();
  expect(screen.getByText("Having trouble loading data. Please check your connection.")).toBeVisible();
  expect(screen.getByText("Loading…")).toBeInTheDocument();
});
