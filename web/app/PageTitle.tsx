import { VisuallyHidden } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHandles, useIsMoving } from "../routing/hooks.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { pageHandles } from "./pageHandle.ts";

type OwnTitle = { pathname: string; text: string } | null;

const OwnTitleContext = createContext<(title: OwnTitle) => void>(() => {
  // A piece shown without the app has no title to set.
});

/** For a page that knows a better name than its route does, such as the group's own; until then pass undefined. */
export function useTitle(text: string | undefined): void {
  const setOwn = useContext(OwnTitleContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (text === undefined) return;
    setOwn({ pathname, text });
    return () => setOwn(null);
  }, [pathname, setOwn, text]);
}

/**
 * Stands around all pages: names the page in the browser's tab, and announces the name to screen readers when it
 * changes.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const isMoving = useIsMoving();
  const handles = useHandles();
  const [own, setOwn] = useState<OwnTitle>(null);
  const key = useMemo(() => pageHandles(handles).findLast(({ title }) => title !== undefined)?.title, [handles]);
  const name = own?.pathname === pathname ? own.text : key && t(`title.${key}`);
  const title = name === undefined ? t("app.name") : `${name} · ${t("app.name")}`;

  useEffect(() => {
    document.title = title;
  }, [title]);

  // The browser itself announces the first page's title.
  const [last, setLast] = useState({ pathname, isFirst: true });
  if (last.pathname !== pathname) setLast({ pathname, isFirst: false });

  return (
    <OwnTitleContext value={setOwn}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {last.isFirst || isMoving ? null : name}
      </VisuallyHidden>
    </OwnTitleContext>
  );
}
