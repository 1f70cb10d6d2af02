/** The time zone of this device. Undefined where the browser does not know it: Chrome then says a name that nothing takes. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Etc/Unknown" ? undefined : timeZone;
}
