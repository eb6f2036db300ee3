import type { ShapeCell } from '../layouts/layout.ts';
import type { Layer, Page, PhotoLayer, TextLayer } from './page.ts';

/** Places for photos, back to front; the order in which photos are filled in. [HOLDER-04] */
export function photoLayers(page: Page): readonly PhotoLayer[] {
  return page.layers.filter((layer) => layer.kind === 'photo');
}

const named = new WeakMap<Page, ReadonlyMap<string, PhotoLayer>>();

/** Undefined for a slot that the page does not have. A drag asks several times in every frame. */
export function photoLayerNamed(page: Page, slot: string): PhotoLayer | undefined {
  const known = named.get(page) ?? new Map(photoLayers(page).map((layer) => [layer.slot, layer]));
  named.set(page, known);
  return known.get(slot);
}

export function textLayers(page: Page): readonly TextLayer[] {
  return page.layers.filter((layer) => layer.kind === 'text');
}

export function shapeLayers(page: Page): readonly ShapeCell[] {
  return page.layers.filter((layer) => layer.kind === 'shape');
}

/** The layer of a slot; null for a name that the page does not have. Overlays and boxes have no slot. [LAYER-13] */
export function layerOf(page: Page, slot: string): Layer | null {
  return page.layers.find((layer) => 'slot' in layer && layer.slot === slot) ?? null;
}
