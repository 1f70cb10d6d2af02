import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MemberLayoutQuery } from "../__generated__/member/MemberLayoutQuery.graphql.ts";
import query from "../__generated__/member/MemberLayoutQuery.graphql.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { closeOwn, ownOf } from "../offline/own.ts";
import { belongToNobody } from "../session/ofPerson.ts";
import { onboardingAnswers } from "../screens/Onboarding/onboardingForTests.ts";
import { preferences } from "../screens/Settings/settingsForTests.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { answerFrom, signIn } from "../test/standIns.ts";
import { changeAppearance, type Language, storedAppearance } from "../theme/appearance.ts";
import type { ThemeName } from "../theme/palette.ts";
import { useKeepAppearance } from "./useKeepAppearance.ts";
import { appearanceOf, useStoredPreferences } from "./useStoredPreferences.ts";

const row = { theme: "default", language: "en", high_contrast: false, reduced_motion: false, performance_mode: false };

it.each([
  [{}, { theme: "default", language: "en" }],
  [
    { theme: "forest", language: "fr" },
    { theme: "forest", language: "fr" },
  ],
  [{ theme: "system" }, { language: "en" }],
  [
    { high_contrast: true, reduced_motion: true, performance_mode: true },
    { theme: "default", language: "en", contrast: "more", motion: "reduced", performance: true },
  ],
])("the row %j becomes %j", (change, appearance) => {
  expect(JSON.parse(JSON.stringify(appearanceOf({ ...row, ...change })))).toEqual(appearance);
});

describe("D171: the account's row", () => {
  /** What the page looked like, after each change. */
  const seen: (string | undefined)[] = [];
  const look = () => void seen.push(`${storedAppearance().theme} ${storedAppearance().language}`);

  beforeEach(() => {
    withDatabases();
    signIn("me");
    seen.length = 0;
    addEventListener("appearance", look);
  });
  afterEach(() => {
    removeEventListener("appearance", look);
    closeOwn();
    vi.unstubAllGlobals();
  });

  /** @param prefer answers each change that is sent */
  function start(stored: object, prefer: () => unknown) {
    const person = {
      badges: null,
      email: "me@example.com",
      preferences: { ...preferences, ...stored },
      time_zone: null,
    };
    const more = { update_user_preferences: prefer };
    const { environment, sent } = relayForTests("member", onboardingAnswers({ person, more }));
    answerFrom(environment);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>{children}</Suspense>
      </RelayEnvironmentProvider>
    );
    const open = () =>
      renderHook(
        () => {
          const { user_profiles_connection: profiles } = useLazyLoadQuery<MemberLayoutQuery>(query, { me: "me" });
          useStoredPreferences(profiles.edges[0]!.node);
          return useKeepAppearance();
        },
        { wrapper },
      );
    const changes = () => sent.flatMap(({ variables }) => ("change" in variables ? [variables.change] : []));
    return { changes, open };
  }
  const choose = (change: { theme?: ThemeName; language?: Language }) => {
    changeAppearance(change);
    const slot = `prefer ${Object.keys(change).join()}`;
    return ownOf("me").queue.send({ kind: "prefer", what: { change }, line: "preferences", slot });
  };

  it("is shown on a device on which nothing was chosen", async () => {
    start({ theme: "forest", language: "es" }, () => null).open();
    await waitFor(() => expect(storedAppearance()).toEqual({ theme: "forest", language: "es" }));
  });

  it("is shown where another device has changed it", async () => {
    changeAppearance({ theme: "dark", language: "fr" });
    start({ theme: "forest", language: "fr" }, () => null).open();
    await waitFor(() => expect(storedAppearance()).toEqual({ theme: "forest", language: "fr" }));
  });

  it("that comes with the answer to one choice does not undo the next, which is still on its way", async () => {
    const first = { ...preferences, theme: "dark", high_contrast: true };
    let answerSecond: (answer: object) => void = () => {};
    const prefer = vi
      .fn<() => unknown>()
      .mockReturnValueOnce({ returning: [first] })
      .mockReturnValueOnce(new Promise((resolve) => (answerSecond = resolve)));
    start({ theme: "default" }, prefer).open();
    await waitFor(() => expect(seen).toEqual(["default en"]));
    await act(() => choose({ theme: "dark" }).isKept);
    await act(() => choose({ language: "fr" }).isKept);
    await waitFor(() => expect(storedAppearance().contrast).toBe("more"));
    await act(async () => answerSecond({ returning: [{ ...first, language: "fr" }] }));
    await waitFor(() => expect(ownOf("me").queue.shown()).toEqual([]));
    expect(seen.slice(0, 3)).toEqual(["default en", "dark en", "dark fr"]);
    expect(new Set(seen.slice(3))).toEqual(new Set(["dark fr"]));
  });

  it("D227: as it was kept does not undo, after a reload, what was chosen without a connection", async () => {
    const { open } = start({ theme: "default", high_contrast: true }, () => {
      throw new AppFailure("network", "offline");
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { fared, isKept } = choose({ theme: "dark", language: "fr" });
    await expect(fared).resolves.toBe("waits");
    await isKept;
    closeOwn();
    open();
    await waitFor(() => expect(storedAppearance().contrast).toBe("more"));
    expect(new Set(seen)).toEqual(new Set(["dark fr"]));
  });

  describe("does not undo a theme that the server refused", () => {
    const refuse = () => {
      throw new AppFailure("unexpected", "no such theme");
    };

    /** Somebody has chosen a theme, it was refused, and the page is closed. */
    async function refused(prefer: () => unknown) {
      const started = start({ theme: "default" }, prefer);
      const { result, unmount } = started.open();
      await waitFor(() => expect(seen).toEqual(["default en"]));
      act(() => result.current({ theme: "dark" }));
      await isAnswered(started, 1);
      unmount();
      closeOwn();
      return started;
    }
    const isAnswered = async ({ changes }: ReturnType<typeof start>, times: number) => {
      await waitFor(() => expect(changes()).toHaveLength(times));
      await waitFor(() => expect(ownOf("me").queue.shown()).toEqual([]));
    };

    it("after a reload, and with the answer to another choice", async () => {
      const prefer = vi.fn<() => unknown>(refuse);
      const started = await refused(prefer);
      const { result } = started.open();
      await isAnswered(started, 2);
      expect(storedAppearance().theme).toBe("dark");
      prefer.mockReturnValueOnce({
        returning: [{ ...preferences, theme: "default", language: "fr", high_contrast: true }],
      });
      act(() => result.current({ language: "fr" }));
      await waitFor(() => expect(storedAppearance().contrast).toBe("more"));
      expect(storedAppearance().theme).toBe("dark");
    });

    it("after the next sign-in, where it is sent once again; once it is kept, the row counts as ever", async () => {
      const kept = { ...preferences, theme: "dark" };
      const prefer = vi.fn<() => unknown>(refuse);
      const started = await refused(prefer);
      belongToNobody();
      signIn("me");
      prefer.mockReturnValueOnce({ returning: [kept] });
      const { result } = started.open();
      await isAnswered(started, 2);
      expect(started.changes()).toEqual([{ theme: "dark" }, { theme: "dark" }]);
      prefer.mockReturnValueOnce({ returning: [{ ...kept, theme: "forest", language: "fr" }] });
      act(() => result.current({ language: "fr" }));
      await waitFor(() => expect(storedAppearance().theme).toBe("forest"));
    });

    it("until another is kept", async () => {
      const prefer = vi.fn<() => unknown>(refuse);
      const started = await refused(prefer);
      const { result } = started.open();
      await isAnswered(started, 2);
      prefer.mockReturnValueOnce({ returning: [{ ...preferences, theme: "forest" }] });
      act(() => result.current({ theme: "forest" }));
      await isAnswered(started, 3);
      prefer.mockReturnValueOnce({ returning: [{ ...preferences, theme: "default", language: "fr" }] });
      act(() => result.current({ language: "fr" }));
      await waitFor(() => expect(storedAppearance().theme).toBe("default"));
    });

    it("to another person, who sees their own, and for whom nothing is sent", async () => {
      const { changes, open } = await refused(refuse);
      signIn("you");
      open();
      await waitFor(() => expect(storedAppearance().theme).toBe("default"));
      expect(changes()).toHaveLength(1);
    });
  });
});
