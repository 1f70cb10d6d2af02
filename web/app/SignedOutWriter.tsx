import { Suspense, useEffect, useState } from "react";
import { withRareTexts } from "../i18n/i18n.ts";
import { waitsForLogIn } from "../session/waitsForLogIn.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { Quiet } from "./Quiet.tsx";

/** Few sessions end while a message is on its way. */
const LogInToSend = lazyPart(async () => (await withRareTexts(import("../offline/LogInToSend.tsx"))).LogInToSend);

/**
 * Tells the writer of a message that it waits until they log in. The layout of every page holds this part: what only members see
 * goes when the session ends.
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
