/** The hash of the layout that a stored (canonical) collage document names; '' when it names none. */
export function layoutInXml(xml: string): string {
  return /^<collage\b[^>]*?\slayout="([0-9a-f]{64})"/.exec(xml)?.[1] ?? '';
}
