import type { ReactNode } from "react";
import { Attempts } from "../components/Attempts.tsx";
import { useTryWhenBack } from "../relay/useTryWhenBack.ts";

function Waiting({ onTry, thrown }: { thrown: unknown; onTry: () => void }) {
  useTryWhenBack(thrown, onTry);
  return null;
}

/** For parts that a page can do without: one that fails is not shown until it can be. */
export function Quiet(props: {
  children: ReactNode;
  /** Called before another try, for what the part itself cannot ask again. */
  onTry?: () => void;
}) {
  const failed = (thrown: unknown, tryAgain: () => Promise<void>) => (
    <Waiting
      thrown={thrown}
      onTry={() => {
        props.onTry?.();
        void tryAgain();
      }}
    />
  );
  return <Attempts failed={failed}>{props.children}</Attempts>;
}
