import { LAYER_NAMES } from './layer-xml.ts';
import type { XmlElement } from './parse-xml.ts';
import { allowChildren, refuse, shortened, textOf } from './read-element.ts';

/** Maximum number of cells of a page; limit against hostile input. */
export const MAX_CELLS = 300;

/**
 * The layers of a variation in their order; a 'uses' entry stands for all bases of its slot. Reading stops after `MAX_CELLS` layers,
 * since uses times bases may be many millions.
 *
 * @throws XmlFormatError for an unknown element, a slot without a base, or too many layers
 * @see [TXML-08] [TXML-09]
 */
export function layersOf(variation: XmlElement, bases: XmlElement | null): readonly XmlElement[] {
  allowChildren(variation, ['uses', ...LAYER_NAMES]);
  if (bases) allowChildren(bases, LAYER_NAMES);
  const basesBySlot = bySlot(bases?.children ?? []);
  const layers: XmlElement[] = [];
  for (const element of variation.children) {
    for (const layer of element.name === 'uses' ? usedBases(element, basesBySlot) : [element]) {
      if (layers.length === MAX_CELLS) refuse(variation, `more than ${MAX_CELLS} layers`);
      layers.push(layer);
    }
  }
  return layers;
}

function usedBases(uses: XmlElement, basesBySlot: ReadonlyMap<string, readonly XmlElement[]>): readonly XmlElement[] {
  const slot = textOf(uses, 'slot');
  return (slot === '' ? undefined : basesBySlot.get(slot)) ?? refuse(uses, `no base has slot '${shortened(slot)}'`);
}

function bySlot(bases: readonly XmlElement[]): ReadonlyMap<string, readonly XmlElement[]> {
  const grouped = new Map<string, XmlElement[]>();
  for (const base of bases) {
    const slot = textOf(base, 'slot');
    const group = grouped.get(slot);
    if (group) group.push(base);
    else grouped.set(slot, [base]);
  }
  return grouped;
}
