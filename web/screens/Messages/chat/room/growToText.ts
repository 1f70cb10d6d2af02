/** Makes an input as high as its text in browsers that do not by themselves (`field-sizing`); its style says where that ends. */
export function growToText(input: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  const around = input.parentElement;
  // While it is measured nothing beside it moves: a list above would lose the place where it is scrolled to.
  if (around) around.style.minHeight = `${around.offsetHeight}px`;
  // What is higher than its text tells its own height.
  input.style.height = "auto";
  const borders = input.offsetHeight - input.clientHeight;
  input.style.height = `${input.scrollHeight + borders}px`;
  if (around) around.style.minHeight = "";
}
