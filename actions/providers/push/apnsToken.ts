import { importPKCS8, SignJWT } from "jose";

/** Apple takes a token for an hour, and wants no new one more often than every 20 minutes. */
const GOOD_FOR_MS = 40 * 60_000;

export interface ApnsKey {
  /** Our team at Apple, and the key that it made for pushes. */
  teamId: string;
  keyId: string;
  /** PKCS #8, as Apple's file has it. */
  privateKey: string;
}

/** The provider token that says to Apple who we are: one for many pushes. */
export class ApnsToken {
  readonly #key: ApnsKey;
  #made: { token: Promise<string>; at: number } | undefined;

  constructor(key: ApnsKey) {
    this.#key = key;
  }

  /** @param refused a token that Apple did not take: then another one is made */
  async current(refused?: string): Promise<string> {
    const isOld = !this.#made || performance.now() - this.#made.at > GOOD_FOR_MS;
    if (isOld || (refused !== undefined && (await this.#made?.token) === refused)) this.#made = this.#make();
    return this.#made!.token;
  }

  #make() {
    const { keyId, privateKey, teamId } = this.#key;
    const sign = async () =>
      new SignJWT()
        .setProtectedHeader({ alg: "ES256", kid: keyId })
        .setIssuer(teamId)
        .setIssuedAt()
        .sign(await importPKCS8(privateKey, "ES256"));
    return { token: sign(), at: performance.now() };
  }
}
