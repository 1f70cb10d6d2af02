import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isRecord } from "../lib/json.ts";

/** How many entries right behind this one of the browser's history are earlier steps. */
function stepsBehind(state: unknown): number {
  return isRecord(state) && typeof state.stepsBehind === "number" ? state.stepsBehind : 0;
}

/**
 * The step lives in the address, counted from 1: the browser's Back goes one step back, and a reload stays.
 * @param lastOpen no later step is shown, whatever the address says
 */
export function useStep(lastOpen: number) {
  const [address] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const asked = Number(address.get("step"));
  const wanted = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const step = Math.min(wanted, lastOpen);
  const behind = stepsBehind(state);
  const at = (other: number) => {
    const changed = new URLSearchParams(address);
    changed.set("step", String(other));
    return `?${changed.toString()}`;
  };
  const tooFar = wanted - step;
  const here = at(step);
  /** The entry of the browser's history that is being left, so that it is left once. */
  const left = useRef<string | null>(null);
  // The address names the step that is shown, or filling it in well would be taken for going on. Where an entry behind this
  // one names it, that one is gone back to: a second one would take a Back that leads nowhere.
  useEffect(() => {
    if (tooFar === 0) left.current = null;
    else if (left.current !== key) {
      left.current = key;
      if (tooFar <= behind) void navigate(-tooFar);
      else void navigate(here, { replace: true, state });
    }
  }, [behind, here, key, navigate, state, tooFar]);
  return {
    step,
    /** Whether the address names a step that is not open yet, as after a reload. */
    isTooFar: tooFar > 0,
    goOn: () => void navigate(at(step + 1), { state: { stepsBehind: behind + 1 } }),
    /** Back as the browser goes back, so that its own Back does not lead forward again. */
    goBackTo: (earlier: number) => {
      const distance = step - earlier;
      if (distance <= 0) return;
      if (distance <= behind) void navigate(-distance);
      else void navigate(at(earlier), { replace: true });
    },
  };
}
