import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { toaster } from "../ui/toaster.tsx";

/** What was said on one page is gone on the next; another query of the same page is no other page. */
export function ToastsOfPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // Before the effects of the new page, so that what it says itself stays.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    toaster.turnPage();
  }, [pathname]);
  return null;
}
