// Measures the time to draw a full page and a slot, to find the slot of a click, and to match photos to slots.
import {
  applyCommand,
  type Collage,
  type CollageTools,
  composePage,
  type Design,
  drawLayer,
  drawPage,
  findGenerator,
  generateDocument,
  hitTest,
  matchShapes,
  newCollage,
  type Page,
  type Photo,
  photoLayers,
  photoText,
  seededRandom,
  sizeText,
  WHOLE_VIEW,
} from '@muro/domain';
import { loadShaper } from '@muro/press';
import { machineLine, median, percentile } from '../test-support/machine.ts';

const SEED = 7;
const RUNS = 300;

const shaper = await loadShaper();
const tools: CollageTools = {
  sizeText: (data, box) => sizeText(shaper, data, box),
  defaultTexts: { title: 'Ten summers', subtitle: '2016 to 2026' },
};
const drawTools = { shaper, emptySlotColor: '#eeeeee' };

function designWith(name: string, values: Readonly<Record<string, number>>): Design {
  const generator = findGenerator(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const size = { width: 100, height: 140 };
  const context = { size, material: 'CANVAS4CM' as const, siblings: [] };
  const document = generateDocument({ generator, context, values: { ...generator.defaults, ...values }, seed: SEED });
  return { templateId: '1', childTemplateId: '1', size, material: 'CANVAS4CM', generator: name, document };
}

/** Fills every slot, with all kinds of views; every fourth photo has a text if `hasTexts`. */
function fullCollage(design: Design, page: Page, hasTexts: boolean): Collage {
  const random = seededRandom(SEED);
  const slots = photoLayers(page);
  const photos = slots.map(
    (_, index): Photo => ({ id: `${index}`, name: '', type: 'COMPUTER', widthPx: 4000, heightPx: random() < 0.3 ? 5300 : 3000 }),
  );
  const fills = slots.map(({ slot, frame }, index) => {
    const view = { ...WHOLE_VIEW, focusX: random(), focusY: random(), zoom: 1 + random(), quarterTurn: index % 9 === 0 ? 90 : 0 } as const;
    return [slot, { photoId: `${index}`, view, effect: '', text: hasTexts && index % 4 === 0 ? photoText(`Day ${index}`, frame) : null }];
  });
  return { ...newCollage(design, tools), photos, fills: Object.fromEntries(fills) };
}

function measure(name: string, work: (run: number) => unknown): void {
  for (let run = 0; run < 20; run++) work(run);
  const times = Array.from({ length: RUNS }, (_, run) => {
    const begin = performance.now();
    work(run);
    return performance.now() - begin;
  });
  console.log(`${name.padEnd(62)} median ${median(times).toFixed(3)} ms, 95 % ${percentile(times, 0.95).toFixed(3)} ms`);
}

console.log(machineLine());
for (const [label, name, values, hasTexts] of [
  ['even grid', 'alleven', { numberVert: 12, numberHor: 12, hasText: 3 }, false],
  ['even grid, 36 texts on photos', 'alleven', { numberVert: 12, numberHor: 12, hasText: 3 }, true],
  ['pile of cards with shadows', 'pilealleven', { numberVert: 12, numberHor: 12 }, false],
] as const) {
  const design = designWith(name, values);
  const page = composePage({ document: design.document, trim: design.size, material: design.material });
  const collage = fullCollage(design, page, hasTexts);
  const slots = photoLayers(page);
  const title = `${slots.length} filled slots, ${label}`;
  console.log(`\n${title}: ${drawPage(page, collage, drawTools).ops.length} instructions`);
  measure('drawPage', () => drawPage(page, collage, drawTools));
  measure('set-view and drawLayer of one slot', (run) => {
    const slot = slots[run % slots.length];
    if (!slot) return;
    const view = { ...WHOLE_VIEW, zoom: 1 + run / RUNS };
    drawLayer(page, slot, applyCommand(collage, { type: 'set-view', slot: slot.slot, view }, tools), drawTools);
  });
  measure('hitTest', (run) => hitTest(page, { x: (run * 37) % 100, y: (run * 53) % 140 }));
}

const random = seededRandom(SEED);
const ratio = () => Math.exp((random() - 0.5) * 2);
const design = designWith('alleven', { numberVert: 12, numberHor: 12 });
const page = composePage({ document: design.document, trim: design.size, material: design.material });
const layers = photoLayers(page).map((layer) => ({ ...layer, frame: { x: 0, y: 0, width: 10 * ratio(), height: 10 } }));
const photos = Array.from({ length: 150 }, (_, index): Photo => {
  return { id: `${index}`, name: '', type: 'COMPUTER', widthPx: Math.round(3000 * ratio()), heightPx: 3000 };
});
console.log('');
measure('matchShapes, 150 photos of any shape for 144 slots of any shape', () => matchShapes({ ...page, layers }, { photos, fills: {} }));
