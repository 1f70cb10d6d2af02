/** Shows a part of this page, and lets the keyboard go on from there. */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.closest("section")?.scrollIntoView();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
