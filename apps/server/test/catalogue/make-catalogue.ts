import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const GENERATED = `<template id="even" name="Basic - Even" tags="theme:basic" width="50" height="40" materials="POSTER,CANVAS2CM,PLEXI"
  source="gen:alleven" hasCustomSize="true" visible="true" url="/templates/even/card.jpg">
  <description>All photos alike.</description>
  <children>
    <template id="even-50x40" width="50" height="40" materials="POSTER,CANVAS2CM,PLEXI"/>
    <template id="even-30x30" width="30" height="30" materials="POSTER"/>
  </children>
</template>`;

/** A static design made of the tests' own art: one photo, one title, one picture. */
const STATIC = `<template id="frame" name="Designs - Frame" tags="designer:all" width="40" height="30" materials="POSTER"
  source="xml:/templates/frame/template.xml" visible="true">
  <children><template id="frame-40x30" width="40" height="30" materials="POSTER"><description>Own price text</description></template></children>
</template>`;

const LAYOUT = `<template designer="tests" design="simple" screenDpcm="40">
  <dopcanvas width="40" height="30"/>
  <variation name="default">
    <dopimage slot="img1" x="2" y="2" width="36" height="22"/>
  </variation>
</template>`;

const PRICES = {
  currency: 'EUR',
  vat: 'included',
  materials: { POSTER: { baseCents: 500, perSquareMetreCents: 4000 }, CANVAS2CM: { baseCents: 1500, perSquareMetreCents: 9000 } },
};

const SAMPLES = resolve(import.meta.dirname, '../../../../catalogue/sample-photos');

/**
 * Creates a small test catalogue in a new folder below `parent`.
 *
 * @param hasSamples  with the project's sample photos, each of which is decoded when a catalogue is opened
 */
export function makeCatalogue(parent: string, { hasSamples = false } = {}): string {
  const folder = join(parent, 'catalogue');
  for (const [name, design] of [
    ['even', GENERATED],
    ['frame', STATIC],
    ['broken', '<template id="broken"'],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'design.xml'), design);
  }
  writeFileSync(join(folder, 'frame', 'template.xml'), LAYOUT);
  writeFileSync(join(folder, 'prices.json'), JSON.stringify(PRICES));
  if (hasSamples && !existsSync(join(folder, 'sample-photos'))) symlinkSync(SAMPLES, join(folder, 'sample-photos'));
  return folder;
}
