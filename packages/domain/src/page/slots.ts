import type { ShapeCell } from '../layouts/shared/layout.ts';
import { memoize } from '../units/memoize.ts';
import type { Page, PhotoLayer, TextLayer } from './page.ts';

/** Photo slots, back to front; the order in which photos are filled in. [HOLDER-04] */
export function photoLayers(page: Page): readonly PhotoLayer[] {
  return page.layers.filter((layer) => layer.kind === 'photo');
}

const layersBySlot = memoize((page: Page) => new Map(photoLayers(page).map((layer) => [layer.slot, layer])));

/** The photo layer of a slot, or undefined. Memoised, since a drag asks several times per frame. */
export function photoLayerNamed(page: Page, slot: string): PhotoLayer | undefined {
  return layersBySlot(page).get(slot);
}

export function textLayers(page: Page): readonly TextLayer[] {
  return page.layers.filter((layer) => layer.kind === 'text');
}

export function shapeLayers(page: Page): readonly ShapeCell[] {
  return page.layers.filter((layer) => layer.kind === 'shape');
}
