// Measures one step of a control on the size-and-adjust screen, for every generator at its largest setting, from values to a drawing.
import {
  type Control,
  clampValues,
  composePage,
  type Design,
  drawLayoutPreview,
  drawPage,
  GENERATORS,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  type MaterialCode,
  newCollage,
  photoLayers,
  sizeText,
  stepControl,
} from '@muro/domain';
import { loadShaper } from '@muro/press';
import { machineLine, median, percentile } from '../test-support/machine.ts';

const SEED = 7;
const RUNS = 400;
const WARM_UP = 60;
const TARGET_MS = 2;
const MATERIAL: MaterialCode = 'CANVAS4CM';
const SIZES = [
  [49.5, 140],
  [60, 60],
  [100, 100],
  [100, 140],
  [140, 100],
] as const;

const shaper = await loadShaper();
const tools = {
  sizeText: (data: Parameters<typeof sizeText>[1], box: Parameters<typeof sizeText>[2]) => sizeText(shaper, data, box),
  defaultTexts: { title: 'Ten summers', subtitle: '2016 to 2026' },
};
const drawTools = { shaper, emptySlotColor: '#eeeeee' };

interface Setting {
  readonly context: GeneratorContext;
  readonly values: GeneratorValues;
  readonly cells: number;
}

const documentOf = (generator: Generator, { context, values }: Omit<Setting, 'cells'>) =>
  generateDocument({ generator, context, values, seed: SEED });

/** Returns values that may enlarge a layout: every option, both ends of a range, the largest typed number. */
function candidates({ type, options, minValue, maxValue }: Control): readonly number[] {
  if (options.length > 0) return options.map(({ value }) => value);
  if (type === 'CONTROL_INPUT') return [Number('8'.repeat(String(maxValue).length))];
  return [minValue, maxValue];
}

/** Sets one control after the other to the value with the most cells, until no change adds any. */
function largest(generator: Generator, [width, height]: (typeof SIZES)[number]): Setting {
  const context: GeneratorContext = { size: { width, height }, material: MATERIAL, siblings: [] };
  const rated = (values: GeneratorValues): Setting => ({
    context,
    values,
    cells: documentOf(generator, { context, values }).layout.cells.length,
  });
  let best = rated(clampValues(generator, context, generator.defaults));
  for (let round = 0; round < 3; round++) {
    for (const control of generator.controls(context, best.values)) {
      for (const value of candidates(control)) {
        const tried = rated(clampValues(generator, context, { ...best.values, [control.key]: value }));
        if (tried.cells > best.cells) best = tried;
      }
    }
  }
  return best;
}

/** Wall-clock time and processor time, including garbage collection; equal on an idle machine. */
interface Times {
  readonly wallMs: readonly number[];
  readonly processorMs: readonly number[];
}

function timesOf(work: (run: number) => unknown): Times {
  for (let run = 0; run < WARM_UP; run++) work(run);
  const wallMs: number[] = [];
  const processorMs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const used = process.cpuUsage();
    const begin = performance.now();
    work(run);
    wallMs.push(performance.now() - begin);
    const { user, system } = process.cpuUsage(used);
    processorMs.push((user + system) / 1000);
  }
  return { wallMs, processorMs };
}

const pair = (times: readonly number[]) => `${median(times).toFixed(2)} / ${percentile(times, 0.95).toFixed(2)}`;

function measure(generator: Generator): string {
  const settings = SIZES.map((size) => largest(generator, size));
  const { context, values } = settings.reduce((best, setting) => (setting.cells > best.cells ? setting : best));
  const key = generator.controls(context, values)[0]?.key ?? '';
  const pageOf = (document: ReturnType<typeof generateDocument>) =>
    composePage({ document, trim: document.layout.size, material: context.material });
  const document = documentOf(generator, { context, values });
  const page = pageOf(document);
  const size = document.layout.size;
  const design: Design = { templateId: '1', childTemplateId: '1', size, material: MATERIAL, generator: generator.name, document };
  const collage = newCollage(design, tools);
  const layoutTimes = timesOf(() => pageOf(documentOf(generator, { context, values })));
  const drawingTimes = timesOf(() => drawPage(page, collage, drawTools));
  const totalTimes = timesOf(() => drawPage(pageOf(documentOf(generator, { context, values })), collage, drawTools));
  // A held control alternates, so that consecutive steps have different layouts.
  const step = timesOf((run) => {
    const by = run % 2 === 0 ? -1 : 1;
    return drawLayoutPreview(pageOf(documentOf(generator, { context, values: stepControl({ generator, context, values }, key, by) })));
  });
  const mark = percentile(totalTimes.processorMs, 0.95) < TARGET_MS ? '' : ' *';
  const columns = [layoutTimes.wallMs, drawingTimes.wallMs, totalTimes.wallMs, totalTimes.processorMs, step.processorMs].map(pair);
  return `| ${generator.name} | ${size.width} x ${size.height} | ${photoLayers(page).length} | ${columns.join(' | ')}${mark} |`;
}

console.log(`${machineLine()}; seed ${SEED}, ${RUNS} runs each after ${WARM_UP} to warm up`);
console.log(`median / 95th percentile, ms; * marks layout and drawPage at ${TARGET_MS} ms or more of processor time in the 95th\n`);
console.log('| generator | size, cm | photos | layout | drawPage | both | both, processor | step and preview, processor |');
console.log('|---|---|---|---|---|---|---|---|');
for (const generator of GENERATORS) console.log(measure(generator));
