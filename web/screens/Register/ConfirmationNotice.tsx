import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { MailCheck } from "lucide-react";
import { useTitle } from "../../app/PageTitle.tsx";
import { onTheWay } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useResend } from "../../components/useResend.ts";

function NumberedList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap="3">
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Stack as="ol" gap="2.5" listStyleType="none">
        {items.map((item, at) => (
          <HStack as="li" key={item} gap="3" align="flex-start">
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="6"
              flexShrink="0"
              borderRadius="full"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="xs"
              fontWeight="semibold"
              aria-hidden
            >
              {at + 1}
            </chakra.span>
            {item}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

/** The form that was sent may have been scrolled down, and its button is gone. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** What comes then, and the page of it: what has no page yet is not promised. */
const following = [
  { to: "/tutorial", text: "then1" },
  { to: "/profile", text: "then2" },
  { to: "/identity-verification", text: "then3" },
  { to: "/groups", text: "then4" },
  { to: "/groups/create", text: "then5" },
] as const;

/** After signing up: where the mail went, what to do now and what comes then. */
export function ConfirmationNotice(props: {
  email: string;
  /** From when on the letter may be asked for again, in milliseconds since 1970. */
  resendAt: number;
  /** The page that the person wanted to open before signing up. */
  next: string | undefined;
  /** The form, where a mistyped address can be corrected; `state` tells it from the first visit. */
  form: { to: string; state: unknown };
  /** Called on the way to the sign-in page. */
  onLeave?: () => void;
}) {
  const { email, resendAt } = props;
  const { t } = useTranslation("auth");
  const existing = usePlaces();
  useTitle(t("confirm.title"));
  const { resend, secondsLeft, isPending } = useResend(email, resendAt);
  return (
    <Stack gap="6">
      <Stack gap="3">
        <chakra.span color="paid.fg" aria-hidden>
          <MailCheck size={40} strokeWidth={1.5} />
        </chakra.span>
        <Heading as="h1" size="xl" ref={focus} tabIndex={-1} outline="none" scrollMarginTop="24">
          {t("confirm.title")}
        </Heading>
        <chakra.p role="status">
          <Trans t={t} i18nKey="confirm.sent" values={{ email }} components={{ b: <strong /> }} />
        </chakra.p>
        <p>
          <TextLink {...props.form} replace>
            {t("confirm.correct")}
          </TextLink>
        </p>
      </Stack>
      <Card>
        <NumberedList
          title={t("confirm.nextTitle")}
          items={[t("confirm.next1"), t("confirm.next2"), t("confirm.next3")]}
        />
      </Card>
      <Card tone="sunken">
        <NumberedList
          title={t("confirm.thenTitle")}
          items={following.filter(({ to }) => existing(to)).map(({ text }) => t(`confirm.${text}`))}
        />
      </Card>
      <Stack gap="3">
        <ButtonLink to={onTheWay("/login", props.next)} onClick={props.onLeave}>
          {t("confirm.signIn")}
        </ButtonLink>
        <Button variant="outline" isPending={isPending} onClick={() => void resend()}>
          {secondsLeft > 0 ? t("confirm.resendIn", { seconds: secondsLeft }) : t("confirm.resend")}
        </Button>
      </Stack>
      <Stack gap="1" color="fg.muted" textStyle="sm" textAlign="center">
        <p>{t("confirm.delay")}</p>
        {existing("/support") && (
          <p>
            <TextLink to="/support">{t("confirm.support")}</TextLink>
          </p>
        )}
      </Stack>
    </Stack>
  );
}
