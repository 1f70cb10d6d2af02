/** How fast one page was, as the browser measured it: milliseconds, and a score for what moved. */
export interface Metric {
  page_path: string;
  load_time?: number;
  ttfb?: number;
  fcp?: number;
  lcp?: number;
  cls: number;
  fid?: number;
  user_agent: string;
  connection_type?: string;
}

/** What is too slow (specification, section 9). */
const flags = { lcp: 4000, fid: 300, cls: 0.25 } as const;

export const flagged = (metric: Metric): (keyof typeof flags)[] =>
  (Object.keys(flags) as (keyof typeof flags)[]).filter((name) => (metric[name] ?? 0) > flags[name]);

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface FirstInput extends PerformanceEntry {
  processingStart: number;
}

/** What happens once in the life of a document belongs to its first page. */
let isFirst = true;

/** Watches the page that is open at `path`. */
export function beginVisit(path: string): { end: () => Metric } {
  const began = performance.now();
  const metric: Metric = { page_path: path, cls: 0, user_agent: navigator.userAgent.slice(0, 500) };
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (connection?.effectiveType) metric.connection_type = connection.effectiveType;

  const stops: (() => void)[] = [];
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    observer.observe({ type, buffered: true });
    stops.push(() => {
      observer.takeRecords().forEach(see);
      observer.disconnect();
    });
  };

  const begins = isFirst ? 0 : began;
  watch("layout-shift", (entry) => {
    const { hadRecentInput, startTime, value } = entry as Shift;
    if (!hadRecentInput && startTime >= begins) metric.cls += value;
  });
  const isOfDocument = isFirst;
  if (isOfDocument) {
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") metric.fcp = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => void (metric.lcp = startTime));
    watch("first-input", (entry) => {
      metric.fid ??= (entry as FirstInput).processingStart - entry.startTime;
    });
  }
  isFirst = false;

  return {
    end() {
      for (const stop of stops) stop();
      if (!isOfDocument) return metric;
      const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      if (opened) metric.ttfb = opened.responseStart;
      if (opened && opened.loadEventEnd > 0) metric.load_time = opened.loadEventEnd;
      return metric;
    },
  };
}
