import {
  documentOfPlan,
  findGenerator,
  type GenerateRequest,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  type LayoutPlan,
  type PhotosFit,
  type ProgressListener,
  photoPlaces,
  photosFit,
  type TemplateDocument,
  valuesForPhotos,
} from '@muro/domain';

/** A design to be evaluated with photos of these shapes. */
export interface FitRequest {
  readonly generator: string;
  readonly context: GeneratorContext;
  readonly preset: Readonly<Record<string, string>>;
  readonly aspects: readonly number[];
}

export interface FittedValues {
  readonly values: GeneratorValues;
  readonly fit: PhotosFit;
}

/** Interval of progress reports, ms. */
const REPORT_MS = 100;

/** Throttles progress reports: each is a message to the page. */
function throttled(report: ProgressListener): ProgressListener {
  let lastMs = performance.now();
  return (share) => {
    if (performance.now() - lastMs < REPORT_MS) return;
    lastMs = performance.now();
    report(share);
  };
}

/** API of the layout worker. */
export const layoutWork = {
  /** @param onProgress  passed only for a plan that may take long */
  layOut: (plan: Omit<LayoutPlan, 'photos'>, onProgress?: ProgressListener): TemplateDocument =>
    documentOfPlan(onProgress ? { ...plan, context: { ...plan.context, onProgress: throttled(onProgress) } } : plan),
  fitValues: ({ generator: name, context, preset, aspects }: FitRequest): FittedValues => {
    const generator = findGenerator(name) as GenerateRequest['generator'];
    const values = valuesForPhotos(generator, context, preset, aspects);
    return { values, fit: photosFit(photoPlaces(generateDocument({ generator, context, values }).layout), aspects) };
  },
};

export type LayoutWork = typeof layoutWork;
