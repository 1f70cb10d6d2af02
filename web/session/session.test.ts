import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beforeSignIn } from "./ofPerson.ts";
import { iphoneForTests } from "../native/iphoneForTests.ts";
import { keepDevice, keptAddress } from "../push/keptDevice.ts";

const claims = (userId: string, expiresInSeconds: number, email = "chloé@example.com") => {
  const body = {
    // The server's clock may differ from ours.
    iat: 2_000_000_000,
    exp: 2_000_000_000 + expiresInSeconds,
    "https://hasura.io/jwt/claims": {
      "x-hasura-user-id": userId,
      "x-hasura-user-email": email,
      "x-hasura-allowed-roles": ["member", "group_admin"],
    },
  };
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(body))));
  return `head.${encoded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.sign`;
};

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const noWait = () => Promise.resolve();

/** The module holds the page's session, so every test loads its own copy. */
async function freshModule() {
  vi.resetModules();
  return import("./session.ts");
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.setItem("session", "in 1");
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("the session", () => {
  it("is signed in as the person whom the token names", async () => {
    fetched.mockResolvedValue(answer(200, { token: claims("u1", 900) }));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({
      status: "signedIn",
      userId: "u1",
      email: "chloé@example.com",
      roles: ["member", "group_admin"],
    });
  });

  it("is signed out when the server says so, without trying again", async () => {
    fetched.mockResolvedValue(answer(401, { code: "UNAUTHORIZED", message: "no" }));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("that ended while no page was open is told once, to who was in", async () => {
    fetched.mockResolvedValueOnce(answer(401, { code: "session-expired" }));
    const first = await freshModule();
    await first.startSession(noWait);
    expect(first.currentSession()).toEqual({ status: "signedOut", isExpired: true });
    fetched.mockResolvedValueOnce(answer(200, null));
    const second = await freshModule();
    await second.startSession(noWait);
    expect(second.currentSession()).toEqual({ status: "signedOut", isExpired: false });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/auth/token", "/auth/get-session"]);
  });

  it("asks an endpoint that answers 200 to a visitor", async () => {
    localStorage.clear();
    fetched.mockResolvedValue(answer(200, null));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/auth/get-session"]);
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
  });

  it("finds the session of a device whose storage was cleared", async () => {
    localStorage.clear();
    fetched.mockResolvedValueOnce(answer(200, { session: {} }));
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession().status).toBe("signedIn");
    // So it is for who comes back from a provider's page: the other tabs hear of it.
    expect(localStorage.getItem("session")).toMatch(/^in /);
  });

  it.each([
    { waitsFor: "terms", status: "unagreed" },
    { waitsFor: "confirmation", status: "unconfirmed" },
  ])("of a newcomer that waits for $waitsFor is found without asking for a token", async ({ status, waitsFor }) => {
    localStorage.clear();
    fetched.mockResolvedValue(answer(200, { user: { email: "new@example.com" }, waitsFor }));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({ status, email: "new@example.com" });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/auth/get-session"]);
  });

  it("tries three more times when no answer comes, then says so", async () => {
    fetched.mockRejectedValue(new TypeError("fetch failed"));
    const { currentSession, startSession } = await freshModule();
    const waits: number[] = [];
    await startSession((ms) => {
      waits.push(ms);
      return noWait();
    });
    expect(waits).toEqual([1000, 2000, 3000]);
    expect(currentSession()).toMatchObject({ status: "unreachable", failure: { code: "network" } });
  });

  it("D230: is looked for again by itself when the net is back", async () => {
    fetched.mockRejectedValue(new TypeError("fetch failed"));
    const { currentSession, startSession } = await freshModule();
    await startSession(noWait);
    fetched.mockImplementation(() => Promise.resolve(answer(200, { token: claims("u1", 900) })));
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(currentSession().status).toBe("signedIn"));
  });

  describe("D296: of who is suspended", () => {
    const suspended = () => Promise.resolve(answer(403, { code: "account-suspended" }));
    const asked = () => fetched.mock.calls.map(([url]) => url);

    it("is known at once, and asks for no further token", async () => {
      fetched.mockImplementation(suspended);
      const { currentSession, currentToken, startSession } = await freshModule();
      await startSession(() => Promise.reject(new Error("it waits for another try")));
      expect(currentSession()).toEqual({ status: "suspended" });
      expect(await currentToken()).toBeNull();
      expect(asked()).toEqual(["/auth/token"]);
    });

    it("is known with the next token of who was in; what they read is shown no more, what they wrote waits for them", async () => {
      fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
      const { currentSession, currentToken, renewToken, startSession } = await freshModule();
      const { isHere } = await import("./ofPerson.ts");
      const { environmentFor } = await import("../relay/environment.ts");
      await startSession(noWait);
      const read = environmentFor("member");
      localStorage.setItem("own:u1:draft", "typed");
      fetched.mockImplementation(suspended);
      await expect(renewToken()).resolves.toBeNull();
      expect(currentSession()).toEqual({ status: "suspended" });
      expect(await currentToken()).toBeNull();
      expect(isHere("u1")).toBe(false);
      expect(environmentFor("member")).not.toBe(read);
      expect(localStorage.getItem("own:u1:draft")).toBe("typed");
    });

    it("ends with the first token after it was lifted, and is not shown anew while it holds", async () => {
      fetched.mockImplementation(suspended);
      const { currentSession, renewToken, startSession, subscribeToSession } = await freshModule();
      await startSession(noWait);
      const heard = vi.fn<() => void>();
      subscribeToSession(heard);
      await renewToken();
      expect(heard).not.toHaveBeenCalled();
      fetched.mockImplementation(() => Promise.resolve(answer(200, { token: claims("u1", 900) })));
      await renewToken();
      expect(currentSession()).toMatchObject({ status: "signedIn", userId: "u1" });
    });

    it("ends with a sign-out, here and on the server", async () => {
      fetched.mockImplementationOnce(suspended);
      const { currentSession, signOut, startSession } = await freshModule();
      await startSession(noWait);
      expect(currentSession().status).toBe("suspended");
      fetched.mockResolvedValue(answer(200, { success: true }));
      await signOut();
      expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
      expect(asked()).toContain("/auth/sign-out");
      expect(localStorage.getItem("session")).toMatch(/^out /);
    });

    it("ends with a sign-out in another tab", async () => {
      fetched.mockImplementation(suspended);
      const { currentSession, followSession, startSession } = await freshModule();
      followSession();
      await startSession(noWait);
      localStorage.setItem("session", "out 2");
      dispatchEvent(new StorageEvent("storage", { key: "session" }));
      expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
    });
  });

  it("D297: without a confirmed address is a session that has no token, and says for which address", async () => {
    fetched.mockResolvedValueOnce(answer(403, { code: "email-not-verified" }));
    fetched.mockResolvedValueOnce(answer(200, { user: { email: "new@example.com", emailVerified: false } }));
    const { currentSession, currentToken, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({ status: "unconfirmed", email: "new@example.com" });
    expect(await currentToken()).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("D253: of who has not agreed to the terms is a session that has no token, until they do", async () => {
    fetched.mockResolvedValueOnce(answer(400, { code: "terms-not-accepted" }));
    fetched.mockResolvedValueOnce(answer(200, { user: { email: "new@example.com", emailVerified: true } }));
    const { currentSession, currentToken, enterSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({ status: "unagreed", email: "new@example.com" });
    expect(await currentToken()).toBeNull();
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    await enterSession();
    expect(currentSession().status).toBe("signedIn");
  });

  it("of which the other tabs are told that it may have ended, without what was written here going", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, enterSession, startSession } = await freshModule();
    await startSession(noWait);
    localStorage.setItem("session", "in 1");
    localStorage.setItem("own:u1:draft", "Not sent yet");
    fetched.mockResolvedValueOnce(answer(401, { code: "session-expired" }));
    await enterSession();
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: true });
    expect(localStorage.getItem("session")).toMatch(/^ended /);
    expect(localStorage.getItem("own:u1:draft")).toBe("Not sent yet");
  });

  it("survives a lost connection, but not a refusal by the server", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, renewToken, startSession } = await freshModule();
    await startSession(noWait);

    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(renewToken()).rejects.toMatchObject({ code: "network" });
    expect(currentSession().status).toBe("signedIn");

    fetched.mockResolvedValueOnce(answer(401, {}));
    await expect(renewToken()).resolves.toBeNull();
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: true });
  });

  it("D238: that was ended elsewhere leaves this device to be told to the server again", async () => {
    localStorage.setItem("pushes", JSON.stringify({ person: "u1", endpoint: "https://push.example/1" }));
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { renewToken, startSession } = await freshModule();
    await startSession(noWait);
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(renewToken()).rejects.toMatchObject({ code: "network" });
    expect(localStorage.getItem("pushes")).toContain("push.example");
    fetched.mockResolvedValueOnce(answer(401, {}));
    await renewToken();
    expect(JSON.parse(localStorage.getItem("pushes")!)).toEqual({ person: "u1", endpoint: "" });
  });

  it("keeps a valid token, and renews one that ends soon once for all callers", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentToken, startSession } = await freshModule();
    await startSession(noWait);
    await currentToken();
    expect(fetched).toHaveBeenCalledTimes(1);

    vi.setSystemTime(Date.now() + 899_000);
    fetched.mockResolvedValue(answer(200, { token: claims("u1", 900) }));
    const both = await Promise.all([currentToken(), currentToken()]);
    expect(both[0]).toBe(both[1]);
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("is shown with another address once a token names it, and live connections take that token", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, onTokenRenewed, renewToken, startSession, subscribeToSession } = await freshModule();
    await startSession(noWait);
    const [shown, renewed] = [vi.fn<() => void>(), vi.fn<() => void>()];
    subscribeToSession(shown);
    onTokenRenewed(renewed);
    fetched.mockImplementation(() => Promise.resolve(answer(200, { token: claims("u1", 899, "new@example.com") })));
    await renewToken();
    expect(currentSession()).toMatchObject({ userId: "u1", email: "new@example.com" });
    await renewToken();
    expect([shown, renewed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("tells the other tabs of a sign-out, which are then signed out and not told of an expiry", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, followSession, startSession } = await freshModule();
    followSession();
    await startSession(noWait);
    localStorage.setItem("own:u1:draft", "typed");
    localStorage.setItem("session", "out 2");
    dispatchEvent(new StorageEvent("storage", { key: "session" }));
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
    expect(localStorage.getItem("own:u1:draft")).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  describe("that ends while its token is renewed", () => {
    let answerToken: (response: Response) => void;

    /** Signed in, with a renewal on its way; anything else is answered at once. */
    async function renewing() {
      fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
      const own = await freshModule();
      await own.startSession(noWait);
      fetched.mockResolvedValue(answer(200, {}));
      fetched.mockReturnValueOnce(new Promise((resolve) => (answerToken = resolve)));
      return { ...own, renewal: own.renewToken() };
    }

    it.each([
      { said: "a token", late: () => answer(200, { token: claims("u1", 900) }) },
      { said: "that it may not have one", late: () => answer(403, { code: "account-suspended" }) },
    ])("stays ended here when the answer is $said", async ({ late }) => {
      const { currentSession, currentToken, renewal, signOut } = await renewing();
      await signOut();
      answerToken(late());
      await expect(renewal).resolves.toBeNull();
      expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
      expect(await currentToken()).toBeNull();
    });

    it("stays ended when it ended in another tab", async () => {
      const { currentSession, followSession, renewal } = await renewing();
      followSession();
      localStorage.setItem("session", "out 2");
      dispatchEvent(new StorageEvent("storage", { key: "session" }));
      answerToken(answer(200, { token: claims("u1", 900) }));
      await expect(renewal).resolves.toBeNull();
      expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
    });

    it("leaves the next person's alone", async () => {
      const { currentSession, enterSession, renewal, signOut } = await renewing();
      await signOut();
      fetched.mockResolvedValueOnce(answer(200, { token: claims("u2", 900) }));
      await enterSession();
      answerToken(answer(401, {}));
      await expect(renewal).resolves.toBeNull();
      expect(currentSession()).toMatchObject({ status: "signedIn", userId: "u2" });
    });
  });

  it("that is looked for is over when another tab tells of a sign-out", async () => {
    let answerToken: (response: Response) => void = () => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (answerToken = resolve)));
    const { currentSession, followSession, startSession } = await freshModule();
    followSession();
    const started = startSession(noWait);
    localStorage.setItem("session", "out 2");
    dispatchEvent(new StorageEvent("storage", { key: "session" }));
    answerToken(answer(200, { token: claims("u1", 900) }));
    await started;
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
  });

  it("of another person empties the device before that person is shown", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, renewToken, startSession, subscribeToSession } = await freshModule();
    await startSession(noWait);
    localStorage.setItem("own:u1:draft", "typed");
    const seen: unknown[] = [];
    subscribeToSession(() => seen.push(currentSession(), localStorage.getItem("own:u1:draft")));
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u2", 900) }));
    await renewToken();
    expect(seen).toEqual([expect.objectContaining({ userId: "u2" }), null]);
  });

  describe("D144: what was typed into the sign-up of this tab", () => {
    const kept = beforeSignIn("sign-up");
    beforeEach(() => sessionStorage.setItem(kept, "{}"));

    it("survives a reload of who has not signed in yet", async () => {
      localStorage.clear();
      fetched.mockResolvedValue(answer(200, null));
      const { startSession } = await freshModule();
      await startSession(noWait);
      expect(sessionStorage.getItem(kept)).toBe("{}");
    });

    it("is gone once somebody has signed in", async () => {
      fetched.mockResolvedValue(answer(200, { token: claims("u1", 900) }));
      const { enterSession } = await freshModule();
      await enterSession();
      expect(sessionStorage.getItem(kept)).toBeNull();
    });

    it("is gone once somebody has signed out", async () => {
      fetched.mockResolvedValue(answer(200, {}));
      const { signOut } = await freshModule();
      await signOut();
      expect(sessionStorage.getItem(kept)).toBeNull();
    });

    it("is gone once another tab has told of a sign-out", async () => {
      const { followSession } = await freshModule();
      followSession();
      localStorage.setItem("session", "out 2");
      dispatchEvent(new StorageEvent("storage", { key: "session" }));
      expect(sessionStorage.getItem(kept)).toBeNull();
    });
  });

  it("that was ended without a connection stays ended after a reload, and the server is told when it can be", async () => {
    fetched.mockRejectedValue(new TypeError("offline"));
    const before = await freshModule();
    await before.signOut();
    fetched.mockClear();

    const { currentSession, renewToken, startSession } = await freshModule();
    await startSession(noWait);
    expect(currentSession()).toEqual({ status: "signedOut", isExpired: false });
    // The cookie is still good, so nothing asks for a token with it.
    await expect(renewToken()).resolves.toBeNull();
    await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/auth/sign-out"]));

    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(localStorage.getItem("session")).toMatch(/^out/));
  });

  it("of the next person does not begin before the last one's has ended on the server", async () => {
    fetched.mockRejectedValue(new TypeError("offline"));
    const { signOut } = await freshModule();
    const { signInWithEmail } = await import("./authClient.ts");
    await signOut();
    await expect(signInWithEmail("ben@example.com", "secret")).rejects.toMatchObject({ code: "network" });
    expect(fetched.mock.calls.map(([url]) => url)).not.toContain("/auth/sign-in/email");
    fetched.mockReset().mockImplementation(() => Promise.resolve(answer(200, {})));
    await signInWithEmail("ben@example.com", "secret");
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/auth/sign-out", "/auth/sign-in/email"]);
  });

  it("is told although another call went before, for which nothing was to be told", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    const { signOut } = await freshModule();
    const { signInWithEmail } = await import("./authClient.ts");
    await signInWithEmail("ben@example.com", "secret");
    await signOut();
    await signInWithEmail("ana@example.com", "secret");
    await signOut();
    const paths = fetched.mock.calls.map(([url]) => url);
    expect(paths.filter((path) => path === "/auth/sign-out")).toHaveLength(2);
  });

  it("is gone for the server that knows it no longer", async () => {
    fetched.mockResolvedValue(answer(401, {}));
    const { signOut } = await freshModule();
    await signOut();
    expect(localStorage.getItem("session")).toMatch(/^out/);
  });

  it("signs out here even when the server cannot be reached", async () => {
    fetched.mockResolvedValueOnce(answer(200, { token: claims("u1", 900) }));
    const { currentSession, currentToken, signOut, startSession } = await freshModule();
    await startSession(noWait);
    fetched.mockRejectedValue(new TypeError("offline"));
    await signOut();
    expect(currentSession().status).toBe("signedOut");
    expect(await currentToken()).toBeNull();
  });

  it.each([
    ["neither later ones nor those that are shown", (close: () => void) => Promise.resolve([{ close }]), 1],
    ["also where the browser does not tell what it shows", () => Promise.reject(new Error("not here")), 0],
  ])("leaves no pushes to the next person at this device, %s", async (_, getNotifications, closed) => {
    const close = vi.fn();
    const unsubscribe = vi.fn(() => Promise.resolve(true));
    const getSubscription = () =>
      Promise.resolve({ endpoint: "https://fcm.googleapis.com/fcm/send/phone", unsubscribe });
    vi.stubGlobal("PushManager", vi.fn());
    vi.stubGlobal("Notification", { permission: "granted" });
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: {
        getRegistration: () =>
          Promise.resolve({ getNotifications: () => getNotifications(close), pushManager: { getSubscription } }),
      },
    });
    fetched.mockResolvedValue(answer(200, {}));
    const { signOut } = await freshModule();
    await signOut();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    expect(close).toHaveBeenCalledTimes(closed);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  it.each([
    { next: "u1", ends: 0 },
    { next: "u2", ends: 1 },
  ])("that only ran out leaves its pushes until somebody else signs in: $next", async ({ ends, next }) => {
    const { unregister } = iphoneForTests();
    keepDevice("u1", "ab12");
    fetched.mockResolvedValueOnce(answer(401, {}));
    fetched.mockResolvedValueOnce(answer(200, { token: claims(next, 900) }));
    const { enterSession, startSession } = await freshModule();
    await startSession(noWait);
    expect(unregister).not.toHaveBeenCalled();
    await enterSession();
    // Both are asked for by code that comes by itself.
    await vi.dynamicImportSettled();
    await waitFor(() => expect(unregister).toHaveBeenCalledTimes(ends));
    expect(keptAddress()).toBe(ends === 0 ? "" : null);
  });

  it("leaves no pushes to the next person at this iPhone", async () => {
    const { removeAllDeliveredNotifications, unregister } = iphoneForTests();
    keepDevice("u1", "ab12");
    fetched.mockResolvedValue(answer(200, {}));
    const { signOut } = await freshModule();
    await signOut();
    await waitFor(() => expect(keptAddress()).toBeNull());
    expect(unregister).toHaveBeenCalledOnce();
    expect(removeAllDeliveredNotifications).toHaveBeenCalledOnce();
  });
});
