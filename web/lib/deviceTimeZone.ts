/** What this device calls its time zone: not always a name that the server takes. */
export const saidTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone of this device, by a name that the server takes. Undefined where the browser knows none, or the names cannot be
 * fetched: nobody is kept from what they do for that.
 */
export const deviceTimeZone = (): Promise<string | undefined> =>
  import("./timeZoneNames.ts").then(
    ({ placeOf }) => placeOf(saidTimeZone()),
    () => undefined,
  );
