/** The longest wait that a timer of Node takes; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back at an instant in milliseconds of real time, however far away. @returns cancels it */
export function startTimerAt(instant: number, callBack: () => void): () => void {
  let timer: NodeJS.Timeout;
  const arm = (): void => {
    const left = instant - Date.now();
    timer = left > LONGEST_MS ? setTimeout(arm, LONGEST_MS) : setTimeout(callBack, Math.max(0, left));
  };
  arm();
  return () => clearTimeout(timer);
}
