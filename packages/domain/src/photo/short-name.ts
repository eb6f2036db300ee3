/** A template name for the bar: longer than 14 characters → the first 11 and '...'. [NAV-21] */
export function shortTemplateName(name: string): string {
  return cut(name, 14);
}

/** A photo's file name under its picture: longer than 15 characters → the first 12 and '...'. */
export function shortPhotoName(name: string): string {
  return cut(name, 15);
}

/** Counts what a reader counts: an emoji or accented letter is one character and is never cut in two. */
function cut(name: string, most: number): string {
  const characters = [...name];
  return characters.length > most ? `${characters.slice(0, most - 3).join('')}...` : name;
}
