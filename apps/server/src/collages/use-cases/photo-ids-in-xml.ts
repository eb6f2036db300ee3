/** Returns the photo ids in a stored (canonical) collage document, which was validated when it was saved. */
export function photoIdsInXml(xml: string): readonly number[] {
  const ids = [...xml.matchAll(/<photo\b[^<>]*?\sid="([1-9]\d{0,15})"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id));
}
