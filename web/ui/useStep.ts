import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isRecord } from "../../lib/json.ts";

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
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = Number(address.get("step"));
  const step = Number.isInteger(asked) && asked > 0 ? Math.min(asked, lastOpen) : 1;
  const behind = stepsBehind(state);
  const at = (wanted: number) => {
    const changed = new URLSearchParams(address);
    changed.set("step", String(wanted));
    return `?${changed.toString()}`;
  };
  return {
    step,
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
