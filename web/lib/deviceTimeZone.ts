/** What the server takes: names of regions, and the two for none. */
const TAKEN = /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/|UTC$|GMT$)/;
/** Chrome says so where it does not know it. */
const UNKNOWN = "Etc/Unknown";

/** Short names, which other places use for other zones, and the place whose clock each stands for, by the database of time zones itself. */
const PLACES: Readonly<Record<string, string>> = {
  CET: "Europe/Brussels",
  CST6CDT: "America/Chicago",
  EET: "Europe/Athens",
  EST: "America/Panama",
  EST5EDT: "America/New_York",
  HST: "Pacific/Honolulu",
  MET: "Europe/Brussels",
  MST: "America/Phoenix",
  MST7MDT: "America/Denver",
  PST8PDT: "America/Los_Angeles",
  WET: "Europe/Lisbon",
};

/** A zone that is whole hours from UTC, such as "+05:00"; its name counts the other way round. */
function ofOffset(said: string): string | undefined {
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(said) ?? [];
  if (sign === undefined) return undefined;
  return Number(hours) === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${Number(hours)}`;
}

/** The name that the browser itself prefers for an older one, such as "US/Eastern". */
function preferred(said: string): string | undefined {
  try {
    const name = new Intl.DateTimeFormat("en", { timeZone: said }).resolvedOptions().timeZone;
    return TAKEN.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The time zone of this device, by a name that the server takes. Undefined where the browser does not know it, or knows none. */
export function deviceTimeZone(): string | undefined {
  const { timeZone: said } = Intl.DateTimeFormat().resolvedOptions();
  if (said === UNKNOWN) return undefined;
  if (TAKEN.test(said)) return said;
  return PLACES[said] ?? ofOffset(said) ?? preferred(said);
}
