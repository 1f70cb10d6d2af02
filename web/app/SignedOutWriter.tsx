import { Suspense, useEffect, useState } from "react";
import { withRareTexts } from "../i18n/i18n.ts";
import { waitsForLogIn } from "../session/waitsForLogIn.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { Quiet } from "./Quiet.tsx";

/** Few sessions end while a message is on its way. */
const LogInToSend = lazyPart(async () => (await withRareTexts(import("../offline/LogInToSend.tsx"))).LogInToSend);

/**
 * Tells whoever has written a message that it waits for them to log in. It stands around all that is a member's, because that goes
 * with the session.
 */
export function SignedOutWriter() {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => waitsForLogIn.add(() => setIsWaiting(true)), []);
  if (!isWaiting) return null;
  return (
    <Quiet>
      <Suspense fallback={null}>
        <LogInToSend onTold={() => setIsWaiting(false)} />
      </Suspense>
    </Quiet>
  );
}
