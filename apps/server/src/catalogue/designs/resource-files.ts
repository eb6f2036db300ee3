import type { StaticDesign } from '../types/catalogue.ts';

/** The file of a picture that belongs to a design, by the address its layout gives. */
export function resourceFiles(design: StaticDesign | null): (source: string) => string | null {
  return (source) => (design && Object.hasOwn(design.files, source) ? (design.files[source] ?? null) : null);
}
