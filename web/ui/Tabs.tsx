import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { CountBadge } from "./Chip.tsx";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label when above zero. */
  count?: number;
  /** The same in words, for who hears the page. */
  countText?: string;
}

const Row = chakra("div", {
  base: {
    display: "flex",
    position: "relative",
    gap: "1",
    borderBottomWidth: "1px",
    overflowX: "auto",
    overflowY: "hidden",
    scrollbarWidth: "none",
  },
});

const Trigger = chakra("button", {
  base: {
    display: "flex",
    flexShrink: "0",
    alignItems: "center",
    gap: "2",
    minH: "12",
    px: "4",
    color: "fg.muted",
    textStyle: "md",
    fontWeight: "medium",
    cursor: "pointer",
    focusVisibleRing: "inside",
    // The row cuts off what stands outside of it.
    _focusVisible: { outlineWidth: "2px", outlineOffset: "-2px" },
    _selected: { color: "colorPalette.fg", boxShadow: "inset 0 -2px 0 {colors.colorPalette.solid}" },
  },
});

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Keeps the chosen tab in sight where the row is wider than its place, as with large text on a phone. */
function useChosenInSight(value: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = row.current;
    const tab = place?.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (!place || !tab) return;
    const observer = new ResizeObserver(() => {
      place.scrollLeft = tab.offsetLeft - (place.clientWidth - tab.offsetWidth) / 2;
    });
    // Larger text makes the tab wider and not its row.
    observer.observe(place);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [value]);
  return row;
}

/**
 * Tabs whose chosen one usually lives in the address. `children` gives what the chosen panel holds, which may hand it the focus.
 * One element, so that the room between tabs and panel is the same wherever they stand.
 */
export function Tabs<Value extends string>(props: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: (value: Value, panel: RefObject<HTMLElement | null>) => ReactNode;
}) {
  const { tabs, value, onChange } = props;
  const id = useId();
  const row = useChosenInSight(value);
  const panel = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // From the tab with the focus: the chosen one may still be on its way into the address.
    const focused = event.target instanceof HTMLElement ? event.target.dataset["value"] : undefined;
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.value === (focused ?? value)),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${tab.value}"]`)?.focus();
    onChange(tab.value);
  };
  return (
    <chakra.div minW="0">
      <Row ref={row} role="tablist" aria-label={props.label} colorPalette="brand" onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            aria-description={tab.count ? tab.countText : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            <CountBadge count={tab.count ?? 0} />
          </Trigger>
        ))}
      </Row>
      <chakra.div
        key={value}
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        focusVisibleRing="inside"
        // A panel that scrolls within its place is cut off outside of it.
        _focusVisible={{ outlineOffset: "-2px" }}
        pt="5"
      >
        {props.children(value, panel)}
      </chakra.div>
    </chakra.div>
  );
}
