import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, expectTypeOf, it, vi } from "vitest";
import type { Key } from "./areas.ts";
import type { Translate } from "./useTranslation.ts";

const net = vi.hoisted(() => ({
  texts: {} as Record<string, object>,
  /** What is asked for, and how it is answered. */
  asked: [] as { language: string; answer: () => void; fail: () => void }[],
}));

/** Texts that come when a test lets them, under keys that the client has. */
vi.mock("./bring.ts", () => {
  const files: Record<string, object> = {
    en: { ui: { cancel: "Cancel", close: "Close" }, auth: { confirm: { sent: "Sent to <b>{{email}}</b>." } } },
    es: {
      ui: { cancel: "Cancelar" },
      auth: { confirm: { sent: "Enviado a <b>{{email}}</b>, <other>ya</other><hr/>." } },
    },
    fr: { ui: { cancel: "Annuler" } },
  };
  return {
    texts: net.texts,
    bringTexts: (language: string) => {
      if (net.texts[language]) return Promise.resolve();
      return new Promise<void>((resolve, reject) => {
        const answer = () => {
          net.texts[language] = files[language]!;
          resolve();
        };
        net.asked.push({ language, answer, fail: () => reject(new Error("offline")) });
      });
    },
  };
});

// Every test loads the real texts before it begins, so the modules that use them are loaded anew.
vi.resetModules();
const { showLanguage, startI18n } = await import("./i18n.ts");
const { missingTexts } = await import("./sentences.ts");
const { Trans } = await import("./Trans.tsx");
const { useTranslation } = await import("./useTranslation.ts");

const answer = (language: string, how: "answer" | "fail" = "answer") =>
  act(async () => {
    const at = net.asked.findIndex((one) => one.language === language);
    net.asked.splice(at, 1)[0]![how]();
  });
const choose = (language: string) =>
  act(async () => {
    document.documentElement.lang = language;
    dispatchEvent(new Event("appearance"));
  });

let heard: Translate<"ui">[] = [];
function Piece({ name = "cancel" }: { name?: Key<"ui"> }) {
  const { t } = useTranslation("ui");
  heard.push(t);
  return <p>{t(name)}</p>;
}
const shown = () => screen.getByRole("paragraph").textContent;

document.documentElement.lang = "es";
void startI18n("member");
await answer("es");

beforeEach(async () => {
  for (const language of ["en", "fr"]) delete net.texts[language];
  net.asked.length = 0;
  heard = [];
  missingTexts.clear();
  document.documentElement.lang = "es";
  await showLanguage("es");
});

it("says a text in the language of the page, and asks for no other", () => {
  render(<Piece />);
  expect(shown()).toBe("Cancelar");
  expect(net.asked).toEqual([]);
  expect(missingTexts.size).toBe(0);
});

it("gives the same t as long as the language is the same", async () => {
  const { rerender } = render(<Piece />);
  rerender(<Piece />);
  expect(new Set(heard).size).toBe(1);
  await choose("fr");
  await answer("fr");
  expect(shown()).toBe("Annuler");
  expect(new Set(heard).size).toBe(2);
  expect(heard).toHaveLength(3);
});

it("D172: what a language lacks is counted, and shown in English as soon as it is here", async () => {
  render(<Piece name="close" />);
  expect(shown()).toBe("close");
  await answer("en");
  expect(shown()).toBe("Close");
  expect([...missingTexts]).toEqual([["ui:close", 2]]);
  expect(net.asked).toEqual([]);
});

it("fetches English once for all that is missing, renders once when it comes, and asks again after a failure", async () => {
  const { rerender } = render([<Piece key="a" name="close" />, <Piece key="b" name="close" />]);
  expect(net.asked).toHaveLength(1);
  await answer("en", "fail");
  rerender([<Piece key="a" name="close" />, <Piece key="b" name="close" />]);
  expect(net.asked).toHaveLength(1);
  await answer("en");
  expect(screen.getAllByText("Close")).toHaveLength(2);
  expect(heard).toHaveLength(6);
});

it("shows the language that was chosen last, whichever comes first", async () => {
  render(<Piece />);
  await choose("fr");
  await choose("en");
  await answer("en");
  await answer("fr");
  expect(shown()).toBe("Cancel");
});

it("keeps the words and the language of the page when others cannot be fetched, and tries again when asked again", async () => {
  render(<Piece />);
  await choose("fr");
  await answer("fr", "fail");
  expect(shown()).toBe("Cancelar");
  expect(document.documentElement.lang).toBe("es");
  await choose("fr");
  await answer("fr");
  expect(shown()).toBe("Annuler");
  expect(document.documentElement.lang).toBe("fr");
});

function Sent({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  return (
    <p>
      <Trans t={t} i18nKey="confirm.sent" values={{ email }} components={{ b: <strong /> }} />
    </p>
  );
}

it("puts a component around what its tag holds, and leaves tags that it does not know", () => {
  const { container } = render(<Sent email="amina@example.com" />);
  expect(container.innerHTML).toBe(
    "<p>Enviado a <strong>amina@example.com</strong>, &lt;other&gt;ya&lt;/other&gt;&lt;hr/&gt;.</p>",
  );
});

it("makes no component of a tag that stands in a value", () => {
  render(<Sent email="</b><b>x</b> <b/> {{email}}" />);
  expect(screen.getByRole("strong").textContent).toBe("</b><b>x</b> <b/> {{email}}");
});

it("lets no area and no key compile that there is not", () => {
  expectTypeOf<"status.started">().toExtend<Key<"groups">>();
  expectTypeOf<"status.never">().not.toExtend<Key<"groups">>();
  expectTypeOf<"status">().not.toExtend<Key<"groups">>();
  // Forms of a plural are one key.
  expectTypeOf<"stand.joinable">().toExtend<Key<"circle">>();
  expectTypeOf<"stand.joinable_one">().not.toExtend<Key<"circle">>();
  expectTypeOf<Parameters<Translate<"ui">>[0]>().toEqualTypeOf<Key<"ui">>();
  // @ts-expect-error -- no such area
  expectTypeOf(useTranslation).toBeCallableWith("nothing");
  // @ts-expect-error -- a document is read whole
  expectTypeOf(useTranslation).toBeCallableWith("privacy");
});
