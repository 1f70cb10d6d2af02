import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Mic, SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, memo, type RefObject, useId, useLayoutEffect } from "react";
import { isVisible } from "../../../../../schema/visible.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { Button, IconButton } from "../../../../ui/Button.tsx";
import { TextArea } from "../../../../ui/controls.ts";
import type { Quote } from "../model/said.ts";
import { useWords } from "../voice/useWords.ts";
import { growToText } from "./growToText.ts";

/** Where a message is written, and the way to record one. Enter sends, Shift and Enter begins a line, and neither while characters are composed. */
export const Composer = memo(function Composer(props: {
  text: string;
  onText: (text: string) => void;
  quote: Quote | null;
  /** Who said it; null where that is the writer. */
  quoteName: string | null;
  onNoQuote: () => void;
  onSend: () => void;
  onRecord: () => void;
  /** A recording is on its way: the next one waits for it. */
  isRecordingSent: boolean;
  /** In characters. */
  longest: number;
  input: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation("messages");
  const errorId = useId();
  const { input, longest, onNoQuote, onSend, onText, quote, text } = props;
  const wordsOf = useWords();
  useLayoutEffect(() => {
    if (input.current) growToText(input.current);
  });
  const count = [...text.trim()].length;
  const isTooLong = count > longest;
  const maySend = isVisible(text) && !isTooLong;
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape" && quote) return onNoQuote();
    // Safari tells the end of a composition before this key; 229 stands for a key that the composition took.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (maySend) onSend();
  };
  return (
    <Stack
      as="form"
      tabIndex={-1}
      outline="0"
      gap="2"
      px={{ base: "2", md: "4" }}
      pt="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      bg="surface"
      borderTopWidth="1px"
      flexShrink="0"
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
      }}
    >
      {quote && (
        <HStack gap="2" ps="3" borderStartWidth="3px" borderColor="brand.solid" animation="fade-in 120ms">
          <Stack gap="0" flex="1" minW="0" textStyle="sm">
            <chakra.b color="brand.fg" fontWeight="semibold">
              {props.quoteName === null ? t("write.replyToOwn") : t("write.replyTo", { name: props.quoteName })}
            </chakra.b>
            <chakra.span color="fg.muted" truncate dir="auto">
              {wordsOf(quote.text, quote.voiceMs) ?? t("room.deleted")}
            </chakra.span>
          </Stack>
          <IconButton
            label={t("write.cancelReply")}
            size="sm"
            onClick={() => {
              onNoQuote();
              // The button goes with the quote.
              input.current?.focus();
            }}
          >
            <X />
          </IconButton>
        </HStack>
      )}
      {isTooLong && (
        <chakra.p id={errorId} px="2" textStyle="sm" color="fg.error">
          {/* Without the count, which each key changes: it is read out once. */}
          <span role="alert">{t("write.tooLong", { max: longest })}</span> {t("write.count", { count })}
        </chakra.p>
      )}
      <HStack gap="2" align="flex-end">
        <TextArea
          ref={input}
          rows={1}
          dir="auto"
          aria-label={t("write.label")}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? errorId : undefined}
          placeholder={t("write.placeholder")}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={handleKey}
          minH="11"
          maxH="9rem"
          py="2.5"
          px="4"
          resize="none"
          bg="bg"
          borderRadius="l3"
          css={{ fieldSizing: "content" }}
        />
        <IconButton
          label={t("voice.record")}
          title={t("voice.record")}
          borderRadius="full"
          disabled={props.isRecordingSent}
          onClick={props.onRecord}
        >
          <Mic />
        </IconButton>
        <Button
          type="submit"
          aria-label={t("write.send")}
          title={t("write.send")}
          px="0"
          borderRadius="full"
          disabled={!maySend}
          // The keyboard of a phone stays up.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendHorizontal />
        </Button>
      </HStack>
    </Stack>
  );
});
