/**
 * For what covers the whole page though it is a part of it: all the rest of the page takes neither press nor focus and is
 * not read out, until the returned function is called. What stands beside the page, such as dialogs and toasts, stays.
 */
export function quietAround(element: HTMLElement): () => void {
  const before = document.activeElement;
  const quiet: HTMLElement[] = [];
  for (let at = element; at.parentElement && at.parentElement !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      quiet.push(other);
    }
  }
  return () => {
    for (const other of quiet) other.inert = false;
    // Its way in had the focus, and lost it when it became quiet.
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus({ preventScroll: true });
  };
}
