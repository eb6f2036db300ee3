/** A template name for the bar: more than 14 characters → the first 11 and '...'. [NAV-21] */
export function shortTemplateName(name: string): string {
  return shortened(name, 14);
}

/** A photo's file name below its picture: more than 15 characters → the first 12 and '...'. */
export function shortPhotoName(name: string): string {
  return shortened(name, 15);
}

/** Counts code points: an emoji is one character and is never split. */
function shortened(name: string, maxLength: number): string {
  const characters = [...name];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 3).join('')}...` : name;
}
