import { type ComponentProps, type MouseEvent, useEffect } from "react";
import { pathOf, resolve, type To } from "./history.ts";
import { useLocation, useNavigate } from "./hooks.ts";
import type { NavigateOptions } from "./router.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, NavigateOptions {
  to: To;
  /** Lets the browser load the page anew. */
  reloadDocument?: boolean;
}

const isPlain = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (target ?? "_self") === "_self" &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Leads to a page of this app without loading it anew. To the page one is on it makes no further entry in the history. */
export function Link({ to, replace, state, preventScrollReset, reloadDocument, onClick, ...props }: LinkProps) {
  const here = useLocation();
  const navigate = useNavigate();
  const href = pathOf(resolve(to, here));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlain(event, props.target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === pathOf(here), state, preventScrollReset });
  };
  return <a {...props} href={href} onClick={handleClick} />;
}

/** A link that is `active` where its page, or without `end` one below it, is open. */
export function NavLink({ className, end = false, ...props }: LinkProps & { end?: boolean }) {
  const here = useLocation();
  const { pathname } = resolve(props.to, here);
  const isActive = here.pathname === pathname || (!end && here.pathname.startsWith(`${pathname.replace(/\/$/, "")}/`));
  return (
    <Link
      {...props}
      className={[className, isActive && "active"].filter(Boolean).join(" ")}
      aria-current={isActive ? "page" : undefined}
    />
  );
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  const navigate = useNavigate();
  const path = typeof to === "string" ? to : JSON.stringify(to);
  useEffect(() => {
    void navigate(path.startsWith("{") ? (JSON.parse(path) as To) : path, { replace, state });
  }, [navigate, path, replace, state]);
  return null;
}
