import { Box, chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "../ui/Button.tsx";
import { TextInput } from "../ui/controls.ts";
import { useShownFirst } from "../ui/useShownFirst.ts";

/** Characters: more than any search needs. */
const LONGEST_SEARCH = 200;

/** A search that answers as one types. Escape empties it. */
export function SearchBox(props: {
  label: string;
  /** Where there is no room for the label. */
  placeholder?: string;
  /** In characters. */
  longest?: number;
  /** As round as what is around it. */
  isRound?: boolean;
  value: string;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation("browse");
  const [typed, type] = useShownFirst(props.value, props.onChange);
  return (
    <Box position="relative" flex="1" minW="0">
      <chakra.span
        position="absolute"
        insetStart="3.5"
        top="calc(50% - 10px)"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <Search size={20} />
      </chakra.span>
      <TextInput
        type="search"
        ps="11"
        pe="11"
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        maxLength={props.longest ?? LONGEST_SEARCH}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && type("")}
        css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
        {...(props.isRound && { minH: "11", borderRadius: "full" })}
      />
      {typed !== "" && (
        <Box position="absolute" insetEnd="1" top="calc(50% - 18px)">
          <IconButton label={t("search.clear")} size="sm" onClick={() => type("")}>
            <X />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
