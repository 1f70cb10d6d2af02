import { promisesIn } from "../../../schema/promises.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";

/**
 * What a circle is, said kindly where its words sound like a promise of profit or a reward for recruiting (D226). It blocks
 * nothing: the service looks at the same words and puts them before a person.
 */
export function SavingsNote(props: { name: string; description: string; rules: string }) {
  const { t } = useTranslation("create");
  const { profit, recruiting } = promisesIn([props.name, props.description, props.rules]);
  if (!profit && !recruiting) return null;
  return (
    <Banner title={t("savings.title")}>
      {t(profit ? "savings.profit" : "savings.recruiting")} {t("savings.looked")}
    </Banner>
  );
}
