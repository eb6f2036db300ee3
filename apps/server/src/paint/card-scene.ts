import {
  applyCommand,
  type CollageTools,
  type Design,
  defaultChild,
  designContext,
  designPage,
  findGenerator,
  generateDocument,
  generatorNameOf,
  itemAt,
  matchShapes,
  memoizeByValue,
  newCollage,
  type Photo,
  photoLayers,
  readTemplateXml,
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

/** Texts of a card, the same in every language, because a card is a single picture. */
const WORDS = { title: 'Luna & Leo', subtitle: '2026' };

/** Returns a design at its default size, filled with sample photographs. */
export async function cardScene({ template, sampleFiles, staticDesign }: CardTask, shaper: TextShaper): Promise<Scene> {
  const design = designOf(template, staticDesign);
  const page = designPage(design);
  const tools: CollageTools = { sizeText: (data, box) => sizeText(shaper, data, box), defaultTexts: WORDS };
  const start = firstSample(template.id, sampleFiles.length);
  const fileOf = (index: number) => itemAt(sampleFiles, (start + index) % sampleFiles.length);
  const photos: Photo[] = [];
  for (const index of photoLayers(page).keys()) {
    photos.push({ id: String(index), name: '', type: 'COMPUTER', ...(await samplePhoto(fileOf(index))) });
  }
  const full = applyCommand(newCollage(design, tools), { type: 'add-photos', photos }, tools);
  const collage = applyCommand(full, { type: 'fill-empty-slots', placements: matchShapes(page, full) }, tools);
  return { page, collage, fileOf: (photoId) => fileOf(Number(photoId)), resourceFileOf: resourceFiles(staticDesign) };
}

/** The same photographs are on all cards. */
const samplePhoto = memoizeByValue(async (file: string) => {
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

/** Returns the index of the first photograph: neighbouring designs begin with different ones. */
function firstSample(id: string, count: number): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0) * 5, 0) % Math.max(1, count);
}
