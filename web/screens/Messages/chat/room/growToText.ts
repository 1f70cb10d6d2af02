/** Makes an input as high as its text in browsers that do not by themselves (`field-sizing`); its style says where that ends. */
export function growToText(input: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  // What is higher than its text tells its own height.
  input.style.height = "auto";
  const borders = input.offsetHeight - input.clientHeight;
  input.style.height = `${input.scrollHeight + borders}px`;
}
