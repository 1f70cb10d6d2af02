import type { IdentityDecision, IdentityProvider } from "../providers/identity/provider.ts";

export const TEST_WORKFLOW = "workflow-1";
export const TEST_ENVIRONMENT = "live";

/** An identity provider in memory: tests decide with `decide`, and cut the line with `isDown`. */
export class FakeIdentity implements IdentityProvider {
  isDown = false;
  readonly decisions = new Map<string, IdentityDecision>();
  /** Where the provider leads a person back to, by session. */
  readonly callbacks = new Map<string, string>();

  createSession(request: {
    userId: string;
    callbackUrl: string;
  }): Promise<{ sessionId: string; url: string; status: string }> {
    const { userId } = request;
    if (this.isDown) return Promise.reject(new Error("the identity provider did not answer"));
    // Like the real one: an unfinished session of the same person is answered again.
    const open = [...this.decisions.values()].find(
      (decision) => decision.userId === userId && ["Not Started", "In Progress"].includes(decision.status),
    );
    const sessionId = open?.sessionId ?? `ses_${this.decisions.size + 1}_${userId}`;
    this.decisions.set(
      sessionId,
      open ?? {
        sessionId,
        status: "Not Started",
        userId,
        workflowId: TEST_WORKFLOW,
        environment: TEST_ENVIRONMENT,
        identity: null,
      },
    );
    this.callbacks.set(sessionId, request.callbackUrl);
    return Promise.resolve({ sessionId, url: `https://verify.invalid/${sessionId}`, status: "Not Started" });
  }

  readDecision(sessionId: string): Promise<IdentityDecision> {
    const decision = this.decisions.get(sessionId);
    if (this.isDown || !decision) return Promise.reject(new Error("the identity provider did not answer"));
    return Promise.resolve({ ...decision });
  }

  decide(sessionId: string, changes: Partial<IdentityDecision>): void {
    const decision = this.decisions.get(sessionId);
    if (!decision) throw new Error(`no verification session ${sessionId}`);
    Object.assign(decision, changes);
  }
}
