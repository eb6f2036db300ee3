import {
  type FollowPlan,
  followedDocument,
  type GenerateRequest,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  generatorNamed,
  type PhotosFit,
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

/** What the layout worker does. */
export const layoutWork = {
  layOut: (plan: Omit<FollowPlan, 'photos'>): TemplateDocument => followedDocument(plan),
  suit: ({ generator: name, context, preset, aspects }: SuitWish): Suited => {
    const generator = generatorNamed(name) as GenerateRequest['generator'];
    const values = valuesForPhotos(generator, context, preset, aspects);
    return { values, fit: photosFit(photoPlaces(generateDocument({ generator, context, values }).layout), aspects) };
  },
};

export type LayoutWork = typeof layoutWork;
