import { chakra } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InviteButton_group$key } from "../../__generated__/member/InviteButton_group.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { useMyId } from "../../session/useMyId.ts";
import { Button } from "../../ui/Button.tsx";
import { type StartedInviteSheet, startInviteSheet } from "./startInviteSheet.ts";
import { lazyPart } from "../../start/lazyPart.tsx";

/** How long a press uses what was asked before it, in milliseconds: mouse, focus and press then ask once. */
const GOOD_FOR_MS = 2000;

const loadSheet = () => import("./InviteSheet.tsx");

/** Loaded late: nearly everybody who opens a circle has no one to invite. */
const InviteSheet = lazyPart(async () => (await loadSheet()).InviteSheet);

/**
 * Opens the sheet to invite people, for who may invite now (D107); nothing for anybody else. As the page's next step
 * (`isMain`) it has its word at every width.
 */
export function InviteButton(props: { group: InviteButton_group$key; isMain?: boolean }) {
  const { t } = useTranslation("circle");
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment InviteButton_group on groups {
        id
        may_invite
        name
      }
    `,
    props.group,
  );
  const [opened, setOpened] = useState<StartedInviteSheet | null>(null);
  const ready = useRef<{ sheet: StartedInviteSheet; until: number } | null>(null);
  // An open sheet stays when the last seat is taken meanwhile: it says so, and nothing that was typed is lost.
  if (myId === null || (!opened && !readMayI(group.may_invite).allowed)) return null;

  const keep = (sheet: StartedInviteSheet) => {
    ready.current = { sheet, until: Date.now() + GOOD_FOR_MS };
    return sheet;
  };
  const start = () => {
    // What does not come now is asked for again by the press.
    void loadSheet().catch(() => {});
    const { current } = ready;
    return current && Date.now() < current.until ? current.sheet : keep(startInviteSheet(group.id, myId));
  };
  const open = () => setOpened(start());
  const retry = () => {
    ready.current = null;
    open();
  };
  const close = () => {
    // The focus that comes back to the button is no next press.
    if (opened) keep(opened);
    setOpened(null);
  };
  const word = t(props.isMain ? "invite.people" : "invite.button");
  const look = props.isMain ? {} : ({ variant: "outline", colorPalette: "gray", px: { base: "3", md: "5" } } as const);
  return (
    <>
      <Button
        {...look}
        aria-label={word}
        aria-haspopup="dialog"
        onPointerEnter={start}
        onPointerDown={start}
        onFocus={start}
        onClick={open}
      >
        <UserPlus aria-hidden />
        {/* On a phone the name of the circle needs the space. */}
        <chakra.span display={{ base: props.isMain ? "inline" : "none", md: "inline" }}>{word}</chakra.span>
      </Button>
      {opened && (
        <Part>
          <Suspense>
            <InviteSheet started={opened} name={group.name} onRetry={retry} onClose={close} />
          </Suspense>
        </Part>
      )}
    </>
  );
}
