import { screen } from "@testing-library/react";
import { vi } from "vitest";
import * as page from "../../screens/Group/GroupEntry.tsx";
import * as menu from "../../ui/Menu.tsx";
import {
  boardRows,
  completedGroup,
  groupAnswers,
  ids,
  mayNot,
  type Person,
  recruitingGroup,
  startedGroup,
} from "../../test/groupForTests.ts";
import type { Situation } from "../situation.ts";
import { dialog, openAs, press, refuse, type Row } from "./pages.tsx";

const route = { path: "/g/:groupKey", handle: { failed: "group" }, ...page };

/** The group's page as somebody sees it. */
export const openGroup = (who: Person | "visitor", group: Row, more: Row = {}, search = "") =>
  openAs(who, route, `/g/rent-circle-1004${search}`, groupAnswers(group, more));

const nothing = { ...groupAnswers({}), groups_connection: { edges: [] } };
const board = boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" });
const member = { may_join: mayNot("already-member"), board };

/** The menu's own opening needs a browser's layout; its entries are shown as buttons. */
function showMenu() {
  vi.spyOn(menu, "Menu").mockImplementation(({ items, trigger }) => (
    <>
      {trigger}
      {items.map(({ id, label, onSelect }) => (
        <button key={id} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
    </>
  ));
}

/** The device's own way to share, for as long as the test lasts. */
function deviceShares({ canShare, share }: { canShare: boolean; share: () => Promise<void> }) {
  vi.stubGlobal(
    "navigator",
    Object.defineProperties(Object.create(navigator), {
      canShare: { value: () => canShare },
      share: { value: share },
    }),
  );
}

/** Every part of the page has been on screen. */
function scrollsEverywhere() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}

export const group: readonly Situation[] = [
  {
    name: "a running public circle, read by its admin",
    says: ["groups.visibility.public", "circle.share.button", "circle.summary.admin", "circle.manage"],
    play: () => openGroup("amina", startedGroup()),
  },
  {
    name: "a private circle without a start date, read by its admin",
    says: ["groups.visibility.private", "circle.summary.notSet", "circle.invite.button"],
    play: () =>
      openGroup(
        "amina",
        recruitingGroup({
          ...member,
          is_public: false,
          may_invite: { allowed: true, act: "invite" },
          schedule: [],
          start_date: null,
        }),
      ),
  },
  {
    name: "the first days after a cycle",
    says: ["circle.completion.title"],
    play: () => openGroup("chloe", completedGroup()),
  },
  {
    name: "a cycle that was completed long ago",
    says: ["circle.completion.archivedTitle"],
    play: () => openGroup("chloe", completedGroup({ archive_days_left: 0 })),
  },
  {
    name: "an unknown group, for a visitor",
    says: ["circle.notFound.title", "circle.notFound.back"],
    saysWithin: ["circle.notFound.text"],
    play: () => openAs("visitor", route, "/g/nowhere", nothing),
  },
  {
    name: "an unknown group, for who is signed in",
    says: ["circle.notFound.notice", "circle.notFound.text"],
    play: async () => {
      openAs("chloe", route, "/g/nowhere", nothing);
      await screen.findByText("another page", {}, { timeout: 15_000 });
    },
  },
  {
    name: "a group that cannot be read",
    says: ["shell.errorPage.group", "shell.errorPage.groupText"],
    play: async () => {
      openAs("chloe", route, "/g/rent-circle-1004", { groups_connection: refuse("something-went-wrong") });
      await screen.findByText("another page", {}, { timeout: 15_000 });
    },
  },
  {
    name: "the link was copied",
    says: ["circle.share.copied"],
    play: async (say) => {
      showMenu();
      openGroup("chloe", startedGroup());
      vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      await press(say("circle.share.copy"));
    },
  },
  {
    name: "sharing failed",
    says: ["circle.share.failed"],
    play: async (say) => {
      showMenu();
      deviceShares({ canShare: true, share: () => Promise.reject(new Error("no")) });
      openGroup("chloe", startedGroup());
      await press(say("circle.share.native"));
    },
  },
  {
    name: "the device cannot share",
    says: ["circle.share.unavailable", "circle.share.unavailableText"],
    play: async (say) => {
      showMenu();
      deviceShares({ canShare: false, share: () => Promise.resolve() });
      openGroup("chloe", startedGroup());
      await press(say("circle.share.native"));
    },
  },
  {
    name: "a member looks for the way out",
    saysWithin: ["leaving.onlyAdmins"],
    play: () => {
      scrollsEverywhere();
      openGroup("chloe", startedGroup({ may_leave: { allowed: true, act: "ask" } }));
    },
  },
  {
    name: "leaving over changed terms failed",
    says: ["manage.changed.leaveFailed"],
    play: async (say) => {
      const terms = {
        contribution_amount: 80_00,
        currency: "USD",
        frequency: "weekly",
        member_limit: 3,
        payout_assignment_method: "random",
        payout_delay_days: 0,
        start_date: null,
        time_zone: "UTC",
      };
      const consent = {
        __typename: "term_consents",
        id: "c1",
        accepted_at: null,
        expires_at: "2026-03-12T10:00:00Z",
        group_id: ids.group,
        user_id: ids.chloe,
        terms_hash: "a".repeat(64),
        terms_before: terms,
      };
      openGroup("chloe", recruitingGroup({ ...member, term_consents: [consent] }), {
        decline_group_terms: refuse("group-frozen"),
      });
      await press(say("manage.changed.leave"));
      await press(say("manage.changed.leave"), await dialog());
    },
  },
];
