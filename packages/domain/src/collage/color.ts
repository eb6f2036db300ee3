/** Whether the text is a colour as the whole product writes it: '#rrggbb', lower case. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
