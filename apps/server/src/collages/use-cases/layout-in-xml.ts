/** Returns the layout hash in a stored (canonical) collage document; '' for none. */
export function layoutInXml(xml: string): string {
  return /^<collage\b[^>]*?\slayout="([0-9a-f]{64})"/.exec(xml)?.[1] ?? '';
}
