import { chakra, HStack } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

/** A small choice in a header, or a row of a menu; its picture stands in for a visible label. `lang` marks a name in its own language. */
export function QuietSelect<Value extends string>(props: {
  icon: LucideIcon;
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; name: string; lang?: string }[];
  onChoose: (value: Value) => void;
  /** As high and as far in as the links of a menu. */
  isRow?: boolean;
}) {
  const { icon: Icon, isRow = false, label, onChoose, options, value } = props;
  return (
    <HStack gap="1" minH={isRow ? "11" : undefined} px={isRow ? "3" : undefined} color="fg.muted">
      <Icon size={isRow ? 20 : 16} aria-hidden />
      <chakra.select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        minH="9"
        px="1"
        bg="transparent"
        textStyle={isRow ? "md" : "sm"}
        fontWeight={isRow ? "medium" : undefined}
        cursor="pointer"
        borderRadius="l1"
        focusVisibleRing="outside"
        // As wide as the word that is chosen, so that the arrow stands beside it.
        css={{ fieldSizing: "content" }}
      >
        {options.map(({ lang, name, value: own }) => (
          <option key={own} value={own} lang={lang}>
            {name}
          </option>
        ))}
      </chakra.select>
    </HStack>
  );
}
