/** Returns the address of the picture of the finished product on a wall, from that of a collage's printed sheet. */
export function objectPicture(sheet: string): string {
  return `${sheet}${sheet.includes('?') ? '&' : '?'}look=object`;
}
