import { getConfig } from "@testing-library/react";

const { getElementError: drawAtOnce } = getConfig();

/**
 * The error of a look that found nothing. Its picture of the page is drawn for whoever reads it: a test that waits looks many
 * times in vain and reads the last error at most, and to draw a page takes longer than to look for something on it.
 */
export function drawnWhenRead(message: string | null, container: Element): Error {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => drawAtOnce(message, container).message,
  });
}
