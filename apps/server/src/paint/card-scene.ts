import {
  type Design,
  defaultChild,
  designContext,
  findGenerator,
  generateDocument,
  generatorNameOf,
  memoizeByValue,
  readTemplateXml,
  type SamplePhoto,
  sampleCollage,
  sampleOf,
  sizeText,
  startValues,
  type Template,
  type TemplateDocument,
  type TextShaper,
  typeOf,
} from '@muro/domain';
import { findPhotoSubject, readPhotoInfo } from '@muro/press';
import { resourceFiles } from '../catalogue/designs/resource-files.ts';
import type { StaticDesign } from '../catalogue/types/catalogue.ts';
import type { CardTask } from './paint-tasks.ts';
import type { Scene } from './scene.ts';

/** Returns a design at its default size, filled with sample photographs. */
export async function cardScene({ template, sampleFiles, staticDesign }: CardTask, shaper: TextShaper): Promise<Scene> {
  const samples = await samplePhotos(sampleFiles);
  const design = designOf(template, staticDesign);
  const { page, collage } = sampleCollage(design, samples, (data, box) => sizeText(shaper, data, box));
  return { page, collage, fileOf: (photoId) => sampleOf(template.id, samples, photoId).file, resourceFileOf: resourceFiles(staticDesign) };
}

/** Returns size and subject of sample photographs. They are decoded one after the other, because a shop's may be large. */
export async function samplePhotos(files: readonly string[]): Promise<readonly (SamplePhoto & { readonly file: string })[]> {
  const samples: (SamplePhoto & { readonly file: string })[] = [];
  for (const file of files) samples.push({ ...(await samplePhoto(file)), file });
  return samples;
}

/** The same photographs are on all cards. */
const samplePhoto = memoizeByValue(async (file: string): Promise<SamplePhoto> => {
  const { widthPx, heightPx } = await readPhotoInfo(file);
  return { widthPx, heightPx, subject: await findPhotoSubject(file, { widthPx, heightPx }) };
});

function designOf(template: Template, staticDesign: StaticDesign | null): Design {
  const { id, width, height } = defaultChild(template);
  const base = { templateId: template.id, childTemplateId: id, size: { width, height }, material: '' } as const;
  if (typeOf(template) === 'static') {
    if (!staticDesign) throw new Error(`the design ${template.id} has no template.xml`);
    return { ...base, generator: '', document: readTemplateXml(staticDesign.templateXml, { baseUrl: staticDesign.baseUrl }) };
  }
  const document = generated(template, base.size);
  return { ...base, generator: document.design, document };
}

function generated(template: Template, size: Design['size']): TemplateDocument {
  const generator = findGenerator(generatorNameOf(template));
  if (!generator) throw new Error(`unknown generator ${generatorNameOf(template)}`);
  const context = designContext(template, size, '');
  return generateDocument({ generator, context, values: startValues(generator, context, template), seed: 1 });
}
