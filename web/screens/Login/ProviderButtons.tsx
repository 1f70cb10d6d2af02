import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Way } from "../../session/providers/ways.ts";
import type { Provider } from "../../session/providers/waysIn.ts";
import { Button } from "../../ui/Button.tsx";

/** The providers that one can sign in with instead of a password; nothing where there is none. */
export function ProviderButtons(props: {
  ways: readonly Way[];
  busy: Provider | null;
  isDisabled: boolean;
  onStart: (way: Way) => void;
}) {
  const { t } = useTranslation("auth");
  const { busy, isDisabled, onStart, ways } = props;
  if (ways.length === 0) return null;
  return (
    <Stack gap="5">
      <HStack gap="3" color="fg.muted" textStyle="sm" aria-hidden>
        <Line />
        {t("ways.or")}
        <Line />
      </HStack>
      <Stack gap="3">
        {ways.map((way) => (
          <Button
            key={way.provider}
            variant="outline"
            colorPalette="gray"
            isPending={busy === way.provider}
            disabled={isDisabled || (busy !== null && busy !== way.provider)}
            onClick={() => onStart(way)}
          >
            <Mark style={markOf(way.provider)} aria-hidden />
            {t(`ways.${way.provider}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** Google's and Apple's own marks, in the forms that their rules for such buttons ask for: Apple's has the colour of the words. */
const Mark = chakra("span", { base: { boxSize: "1.25rem", flexShrink: "0" } });

const markOf = (provider: Provider) => {
  const mark = `url(/marks/${provider}.svg) center / contain no-repeat`;
  return provider === "google" ? { background: mark } : { background: "currentColor", mask: mark };
};

const Line = chakra("span", { base: { flex: "1", borderTopWidth: "1px" } });
