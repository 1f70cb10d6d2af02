import { Box, chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "../ui/Button.tsx";
import { TextInput } from "../ui/controls.ts";

/** Characters: more than any search needs. */
const LONGEST_SEARCH = 200;

/** A search that answers as one types. */
export function SearchBox(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation("browse");
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
        placeholder={props.label}
        maxLength={LONGEST_SEARCH}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {props.value !== "" && (
        <Box position="absolute" insetEnd="1" top="calc(50% - 18px)">
          <IconButton label={t("search.clear")} size="sm" onClick={() => props.onChange("")}>
            <X />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
