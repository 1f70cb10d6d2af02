import Bowser from "bowser";

/** What a browser calls itself, in words such as `Firefox, Windows`; undefined where it says nothing that is known. */
export function deviceName(userAgent: string | null | undefined): string | undefined {
  if (!userAgent) return undefined;
  const found = Bowser.parse(userAgent);
  const names = [found.browser.name, found.os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? undefined : names.join(", ");
}
