import { Box, chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DueReminders_person$key } from "../../../__generated__/member/DueReminders_person.graphql.ts";
import { useNext } from "../../../circle/next/useNext.ts";
import { useNextLine } from "../../../circle/next/useNextLine.ts";
import { isOverdue, type StandKey } from "../../../circle/standing/stand.ts";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { required } from "../../../lib/required.ts";
import { usePassingTime } from "../../../relay/usePassingTime.ts";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";

/** What can be paid now, and what should have been: not what opens later, nor what is on its way. */
const REMINDED: ReadonlySet<StandKey> = new Set(["owed", "late", "lateAllowed", "grace", "payToday", "payBy"]);

/** What is due from the reader in all circles, the most urgent first. No alert, so nobody dismisses it (D190). */
export function DueReminders(props: { person: DueReminders_person$key }) {
  const { t } = useTranslation("messages");
  const line = useNextLine();
  const person = useFragment(
    graphql`
      fragment DueReminders_person on user_profiles {
        seconds_to_change
        ...useNext_person
      }
    `,
    props.person,
  );
  usePassingTime(person.seconds_to_change);
  const due = useNext(person).toPay.filter(({ stand }) => REMINDED.has(stand.key));
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby="due-reminders">
      <Stack gap="2">
        <HStack justify="space-between" align="baseline" columnGap="3" rowGap="0" flexWrap="wrap">
          <Heading as="h3" size="sm" id="due-reminders">
            {t("alerts.due")}
          </Heading>
          <TextLink to="/payment-schedule" textStyle="sm">
            {t("alerts.schedule")}
          </TextLink>
        </HStack>
        <Stack as="ul" gap="0" listStyleType="none" mx="-2">
          {due.map(({ circle, stand }) => (
            <Box as="li" key={`${circle.group_id} ${stand.key}`}>
              <Stack
                asChild
                gap="0"
                px="2"
                py="2"
                borderRadius="l2"
                _hover={{ bg: "bg.muted" }}
                focusVisibleRing="inside"
              >
                <Link to={`${groupPath(circle)}#contribution`}>
                  <HStack columnGap="3" rowGap="0" justify="space-between" align="baseline" flexWrap="wrap">
                    <chakra.span fontWeight="medium" overflowWrap="anywhere">
                      {circle.name}
                    </chakra.span>
                    <MoneyText
                      cents={required(stand.cents, "stand.cents")}
                      currency={circle.currency}
                      fontWeight="semibold"
                    />
                  </HStack>
                  <chakra.span
                    textStyle="sm"
                    color={isOverdue(stand) ? "late.fg" : "fg.muted"}
                    _firstLetter={{ textTransform: "uppercase" }}
                    display="block"
                  >
                    {line(stand, circle.currency)}
                  </chakra.span>
                </Link>
              </Stack>
            </Box>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
