import type { StaticDesign } from '../types/catalogue.ts';

/** Returns a lookup of a design's picture files by the address in its layout. */
export function resourceFiles(design: StaticDesign | null): (source: string) => string | null {
  return (source) => (design && Object.hasOwn(design.files, source) ? (design.files[source] ?? null) : null);
}
