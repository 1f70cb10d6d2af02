const INTERVAL_MS = 2000;

/** Calls back once when the process with this id has gone, so that an orphaned engine does not linger. */
export function watchParent(pid: number, onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // there, but somebody else's
  }
}
