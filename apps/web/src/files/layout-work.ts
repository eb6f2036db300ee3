import {
  type FollowPlan,
  findGenerator,
  followedDocument,
  type GenerateRequest,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  type PhotosFit,
  type ProgressListener,
  photoPlaces,
  photosFit,
  type TemplateDocument,
  valuesForPhotos,
} from '@muro/domain';

/** A design that is looked at with photos of these shapes. */
export interface SuitWish {
  readonly generator: string;
  readonly context: GeneratorContext;
  readonly preset: Readonly<Record<string, string>>;
  readonly aspects: readonly number[];
}

export interface Suited {
  readonly values: GeneratorValues;
  readonly fit: PhotosFit;
}

/** So often a long search says how far it is, ms. */
const REPORT_MS = 100;

/** Some of the reports of a search: each is a message to the page. */
function seldom(report: ProgressListener): ProgressListener {
  let lastMs = performance.now();
  return (share) => {
    if (performance.now() - lastMs < REPORT_MS) return;
    lastMs = performance.now();
    report(share);
  };
}

/** What the layout worker does. */
export const layoutWork = {
  /** @param onProgress  only of a plan that may take long */
  layOut: (plan: Omit<FollowPlan, 'photos'>, onProgress?: ProgressListener): TemplateDocument =>
    followedDocument(onProgress ? { ...plan, context: { ...plan.context, onProgress: seldom(onProgress) } } : plan),
  suit: ({ generator: name, context, preset, aspects }: SuitWish): Suited => {
    const generator = findGenerator(name) as GenerateRequest['generator'];
    const values = valuesForPhotos(generator, context, preset, aspects);
    return { values, fit: photosFit(photoPlaces(generateDocument({ generator, context, values }).layout), aspects) };
  },
};

export type LayoutWork = typeof layoutWork;
