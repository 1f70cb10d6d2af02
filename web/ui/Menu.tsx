import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
} from "react";
import type { ButtonProps } from "./Button.tsx";
import { useOpened } from "./useOpened.ts";

export interface MenuItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  isDisabled?: boolean;
  isDestructive?: boolean;
}

const Row = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    w: "full",
    minH: "11",
    px: "3",
    textAlign: "start",
    textStyle: "md",
    borderRadius: "l1",
    cursor: "pointer",
    // A ground as strong as a border, which high contrast makes of it, would leave the words unreadable.
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted" },
    _focus: { bg: "bg.muted" },
    _disabled: { opacity: "0.55", cursor: "not-allowed" },
  },
});

/** Where a key moves the focus to, among `count` rows; undefined for any other key. */
function rowAfter(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

const rowsIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? []),
];

/** Pixels that stay free at the start of the window. */
const EDGE = 16;

/** The rows end under the end of their button; where that would lead out of the window, they begin at its edge. */
function useWithinWindow(menuId: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    const menu = isOpen ? document.getElementById(menuId) : null;
    const around = menu?.parentElement;
    if (!menu || !around) return;
    const observer = new ResizeObserver(() => {
      const start = around.getBoundingClientRect().right - menu.offsetWidth;
      menu.style.translate = `${Math.max(0, EDGE - start)}px`;
    });
    // Larger text makes the menu wider, another window moves its button.
    observer.observe(menu);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [menuId, isOpen]);
}

/** Further actions behind one button. `trigger` is a Button or IconButton. */
export function Menu({ trigger, items }: { trigger: ReactElement<ButtonProps>; items: readonly MenuItem[] }) {
  const { opened, open, close: shut } = useOpened<"menu">();
  const isOpen = opened !== null;
  const menuId = useId();
  const wholeId = useId();
  // By its id, because the trigger is made anew with each paint and may hold no ref.
  const whole = () => document.getElementById(wholeId);
  const rows = () => rowsIn(whole());
  useWithinWindow(menuId, isOpen);

  useEffect(() => {
    if (isOpen) rowsIn(document.getElementById(wholeId))[0]?.focus();
  }, [isOpen, wholeId]);

  const close = () => {
    shut();
    whole()?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === "ArrowDown") {
        event.preventDefault();
        open("menu");
      }
      return;
    }
    const all = rows();
    const typed = event.key.toLocaleLowerCase();
    const next =
      rowAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all.length) ??
      (typed.length === 1 && typed !== " "
        ? all.findIndex((row) => row.textContent?.trim().toLocaleLowerCase().startsWith(typed))
        : undefined);
    if (event.key === "Escape") close();
    else if (next !== undefined) all[next]?.focus();
    else return;
    event.preventDefault();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // On iOS a pressed button gets no focus; then `relatedTarget` is null and the press outside has moved it away.
    if (!whole()?.contains(relatedTarget)) shut();
  };

  return (
    <chakra.div id={wholeId} position="relative" display="inline-flex" onKeyDown={handleKey} onBlur={handleBlur}>
      {cloneElement(trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? menuId : undefined,
        // The press would take the focus from the menu and close it, and the click would open it again.
        onMouseDown: (event) => isOpen && event.preventDefault(),
        onClick: () => (isOpen ? close() : open("menu")),
      })}
      {isOpen && (
        <chakra.div
          id={menuId}
          role="menu"
          position="absolute"
          top="calc(100% + 0.5rem)"
          insetEnd="0"
          zIndex="popover"
          minW="min(12rem, 100vw - 2rem)"
          w="max-content"
          maxW="calc(100vw - 2rem)"
          p="1.5"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l2"
          boxShadow="md"
          animation="fade-in 120ms"
        >
          {items.map(({ id, label, icon: Icon, onSelect, isDisabled, isDestructive }) => (
            <Row
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={isDisabled}
              color={isDestructive ? "fg.error" : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {Icon && <Icon size={20} aria-hidden />}
              {label}
            </Row>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
