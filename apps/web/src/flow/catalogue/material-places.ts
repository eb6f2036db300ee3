import { generatorOf, type MaterialCode, materialsOf, photoPlaces, type Template } from '@muro/domain';
import { type Choice, chooseMaterial, documentOf } from './design-choice.ts';

/**
 * Returns the number of photo places that the design would have on each material, because margins and wraps take space. Empty if the
 * material cannot change it: in a static design, and in a layout that follows its photos.
 */
export function placesByMaterial(template: Template, choice: Choice): ReadonlyMap<MaterialCode, number> {
  if (!generatorOf(template) || choice.photos) return new Map();
  const counts = materialsOf(choice.size).map((code) => {
    const document = documentOf(template, chooseMaterial(template, choice, code), null);
    return [code, document ? photoPlaces(document.layout).length : null] as const;
  });
  return new Map(counts.flatMap(([code, count]) => (count === null ? [] : [[code, count] as const])));
}
