import { Tabs as ChakraTabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CountBadge } from "./Chip.tsx";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label when above zero. */
  count?: number;
}

/** Tabs whose chosen one usually lives in the address. `children` gives the chosen panel only. */
export function Tabs<Value extends string>(props: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: (value: Value) => ReactNode;
}) {
  return (
    <ChakraTabs.Root
      value={props.value}
      onValueChange={({ value }) => {
        const chosen = props.tabs.find((tab) => tab.value === value);
        if (chosen) props.onChange(chosen.value);
      }}
      variant="line"
      colorPalette="brand"
      lazyMount
      unmountOnExit
    >
      <ChakraTabs.List aria-label={props.label} overflowX="auto" overflowY="hidden" scrollbarWidth="none">
        {props.tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value} h="12" textStyle="md" flexShrink="0">
            {tab.label}
            <CountBadge count={tab.count ?? 0} />
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {props.tabs.map((tab) => (
        <ChakraTabs.Content key={tab.value} value={tab.value} pt="5">
          {tab.value === props.value && props.children(tab.value)}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
