/** What we need of the service that checks who a person is. */
export interface IdentityProvider {
  /** Opens a hosted check, or answers the person's unfinished one. */
  createSession(request: {
    verificationId: string;
    userId: string;
    email: string;
    callbackUrl: string;
    language: string;
  }): Promise<{ sessionId: string; url: string; status: string }>;
  /** Reads the decision. @throws Error when the provider cannot be reached */
  readDecision(sessionId: string): Promise<IdentityDecision>;
}

export interface IdentityDecision {
  sessionId: string;
  /** The provider's own term, case-sensitive. */
  status: string;
  /** Our user, as we gave it at the start. */
  userId: string | null;
  workflowId: string | null;
  environment: string | null;
  /** Names the document and its holder, for "one person, one account" (D159); null until decided. */
  identity: {
    documentNumber: string;
    dateOfBirth: string;
    issuingState: string;
    /** As the document has them; null where it has none. */
    firstName: string | null;
    lastName: string | null;
  } | null;
}
