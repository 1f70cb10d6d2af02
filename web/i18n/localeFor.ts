/**
 * The language shown, in the region the browser names for it: `en` reads as `en-GB` for a British browser. When it names
 * none for this language, in the region it names first: Spanish on an American device has "$1,234.50", not "1.234,50 $".
 */
export function localeFor(language: string, preferred: readonly string[] = navigator.languages): string {
  const named = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  const region = preferred.map((tag) => /-([a-z]{2})$/i.exec(tag)?.[1]).find(Boolean);
  return named ?? (region ? `${language}-${region.toUpperCase()}` : language);
}
