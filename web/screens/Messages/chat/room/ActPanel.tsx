import { chakra } from "@chakra-ui/react";
import { type LucideIcon, MoreHorizontal } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { EMOJI, QUICK } from "./emoji.ts";

export interface Act {
  id: string;
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
  onSelect: () => void;
}

/** Pixels between the panel, the message and the edges of the window. */
const GAP = 8;

const Panel = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "popover",
    w: "max-content",
    maxW: "calc(100vw - 1rem)",
    p: "1.5",
    bg: "bg.panel",
    borderWidth: "1px",
    borderRadius: "l3",
    boxShadow: "lg",
    outline: "0",
    animation: "fade-in 120ms",
    "& .emoji": { display: "flex", flexWrap: "wrap", gap: "0.5", maxW: "20rem" },
    "& .emoji button": {
      display: "grid",
      placeItems: "center",
      w: "11",
      h: "11",
      fontSize: "1.375rem",
      borderRadius: "full",
      cursor: "pointer",
      focusVisibleRing: "inside",
      _hover: { bg: "bg.muted" },
      "&[aria-pressed=true]": { bg: "brand.subtle" },
    },
    "& .acts": { display: "flex", flexDirection: "column" },
    "& .emoji + .acts": { mt: "1", pt: "1", borderTopWidth: "1px" },
    "& .acts button": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minH: "11",
      px: "3",
      textAlign: "start",
      borderRadius: "l1",
      cursor: "pointer",
      focusVisibleRing: "inside",
      _hover: { bg: "bg.muted" },
    },
    "& .destroys": { color: "fg.error" },
  },
});

/** A finger stays on a message, which takes no focus; the button of the same row does. */
function giveBack(beside: HTMLElement): void {
  const button = beside.closest("[data-message]")?.querySelector<HTMLElement>(".act");
  (button ?? beside).focus({ preventScroll: true });
}

/**
 * What can be done with one message, beside it: reactions first, then the rest. The first six of the ten are there at
 * once. Arrow keys walk through it, Escape or a press beside it closes it.
 */
export function ActPanel(props: {
  beside: HTMLElement;
  label: string;
  /** What the reader has reacted with already; null where nobody can react. */
  own: readonly string[] | null;
  acts: readonly Act[];
  onReact: (emoji: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("messages");
  const { beside, onClose, own } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    // The further reactions may take a line more.
    current.dataset["wide"] = String(isWide);
    const at = beside.getBoundingClientRect();
    const { height, width } = current.getBoundingClientRect();
    const below = at.bottom + GAP;
    const top = below + height + GAP <= innerHeight ? below : Math.max(GAP, at.top - GAP - height);
    const start = Math.min(at.left, innerWidth - width - GAP);
    current.style.top = `${Math.min(top, Math.max(GAP, innerHeight - height - GAP))}px`;
    current.style.left = `${Math.max(GAP, start)}px`;
  }, [beside, isWide]);
  useEffect(() => {
    beside.setAttribute("aria-expanded", "true");
    panel.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => beside.removeAttribute("aria-expanded");
  }, [beside]);
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node) || !panel.current?.contains(target)) onClose();
    };
    addEventListener("pointerdown", handlePress);
    addEventListener("resize", onClose);
    return () => {
      removeEventListener("pointerdown", handlePress);
      removeEventListener("resize", onClose);
    };
  }, [onClose]);

  useLayoutEffect(() => {
    const { current } = panel;
    // The focus does not go with the panel, by whichever way that is closed.
    return () => {
      if (current?.contains(document.activeElement)) giveBack(beside);
    };
  }, [beside]);

  const leave = () => {
    onClose();
    giveBack(beside);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return leave();
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(panel.current?.querySelectorAll("button") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !panel.current?.contains(relatedTarget)) onClose();
  };
  const shown = isWide ? EMOJI : EMOJI.slice(0, QUICK);
  return createPortal(
    <Panel
      ref={panel}
      role="dialog"
      aria-label={props.label}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      data-no-swipe
      // React hands events on to the message that the panel belongs to.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {own && (
        <div className="emoji" role="group" aria-label={t("act.reactions")}>
          {shown.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={own.includes(emoji)}
              aria-label={t("act.react", { emoji })}
              onClick={() => {
                leave();
                props.onReact(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
          {!isWide && (
            <button type="button" aria-label={t("act.more")} onClick={() => setIsWide(true)}>
              <MoreHorizontal size={20} aria-hidden />
            </button>
          )}
        </div>
      )}
      <div className="acts">
        {props.acts.map(({ icon: Icon, id, isDestructive, label, onSelect }) => (
          <button
            key={id}
            type="button"
            className={isDestructive ? "destroys" : undefined}
            onClick={() => {
              leave();
              onSelect();
            }}
          >
            <Icon size={20} aria-hidden />
            {label}
          </button>
        ))}
      </div>
    </Panel>,
    document.body,
  );
}
