/**
 * Something small that this tab remembers until an instant, also over a reload, such as a pause that the server told. It is
 * gone with the tab. Without storage it is forgotten at once.
 */
export interface KeptInTab<Value> {
  /** Null when there is none, or its time has passed. */
  read(): (Value & { until: number }) | null;
  /** @param until milliseconds since 1970 */
  keep(value: Value, until: number): void;
  forget(): void;
}

export function keptInTab<Value extends Record<string, string | number | null>>(
  key: string,
  shape: { readonly [Name in keyof Value]: "string" | "number" },
): KeptInTab<Value> {
  const isWhole = (found: Record<string, unknown>) =>
    typeof found.until === "number" && Object.entries(shape).every(([name, type]) => typeof found[name] === type);
  const forget = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return {
    read() {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        if (typeof found !== "object" || found === null || !isWhole(found as Record<string, unknown>)) return null;
        const kept = found as Value & { until: number };
        return kept.until > Date.now() ? kept : null;
      } catch {
        return null;
      }
    },
    keep(value, until) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...value, until }));
      } catch {
        // It is remembered for as long as the page stands.
      }
    },
    forget,
  };
}
