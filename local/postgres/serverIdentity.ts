/** The user that exists on every Linux and owns nothing, because Postgres refuses to run as root. */
const NOBODY = 65534;

export const isRoot = () => process.getuid?.() === 0;

/** The user that the server runs as, if it is not our own. */
export function serverIdentity(): { uid?: number; gid?: number } {
  return isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
}
