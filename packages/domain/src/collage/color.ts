/** True for a colour in the product's notation: '#rrggbb', lower case. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
