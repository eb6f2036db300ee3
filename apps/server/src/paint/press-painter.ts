import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ApiLocale, CARD_FORMS, type CardForm, type QuoteItem } from '@muro/api';
import type { CopyForm } from '@muro/press';
import type { ShopLogo } from '@muro/shop';
import { ChildFailure } from '../children/run-in-child.ts';
import type { DrawnCollage } from '../collages/types/collages.ts';
import { layoutInXml } from '../collages/use-cases/layout-in-xml.ts';
import { photoIdsInXml } from '../collages/use-cases/photo-ids-in-xml.ts';
import { QueryFault } from '../db/query-fault.ts';
import { fileAt } from '../files/file-facts.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';
import { inTime } from '../scheduling/in-time.ts';
import { shortHash } from '../values/short-hash.ts';
import type { PictureLook } from './paint-tasks.ts';
import type { Painter } from './painter.ts';
import type { PainterPlace } from './painter-place.ts';
import { openPictureCache, type PaintRequest, type PictureCache } from './picture-cache.ts';
import { quoteItems } from './quote-items.ts';
import { createSamplePhotos, findSamples, type SampleSet } from './sample-photos.ts';

export interface PressPainter extends Painter {
  /** Paints the missing pictures of the quote library in the shop's own language and of the design cards, one after the other. */
  warm(locale: ApiLocale): Promise<void>;
  stop(): Promise<void>;
}

/** Longest time that a visitor waits for a picture, ms; afterwards a placeholder is sent, and the picture at the next visit. */
const TIMEOUT_MS = 15_000;

export function createPressPainter(place: PainterPlace): PressPainter {
  const cache = openPictureCache(place.cacheFolder);
  let isStopped = false;
  const quotes = createQuotes(place, cache);
  const reported =
    <T>(otherwise: T) =>
    (error: unknown) => {
      if (!isStopped) place.report(error instanceof Error ? error.message : String(error));
      return otherwise;
    };
  /** Like `reported`, but rethrows temporary failures, after which the picture can be painted later. */
  const reportedUnlessPassing =
    <T>(otherwise: T) =>
    (error: unknown) => {
      if (isTemporary(error)) throw error;
      return reported(otherwise)(error);
    };
  const sampleSet = findSamples(place);
  const samples = createSamplePhotos(place, cache, sampleSet);
  const cardPath = async (templateId: string, form?: CardForm): Promise<string> => {
    const path = await paintCard(place, cache, sampleSet(), templateId);
    return form === undefined ? path : await paintCopy(cache, path, form);
  };
  return {
    async card(templateId, form) {
      if (!place.catalogue.template(templateId)) return 'unknown';
      const path = await inTime(cardPath(templateId, form).catch(reported(null)), TIMEOUT_MS, null);
      return (path ? await fileAt(path) : null) ?? 'late';
    },
    samples: () => inTime(samples.list().catch(reported([])), TIMEOUT_MS, []),
    async samplePicture(hash) {
      const path = await inTime(samples.picture(hash).catch(reported(null)), TIMEOUT_MS, null);
      return path === null ? null : await fileAt(path);
    },
    quotes,
    collagePicture: (collage) => paintCollage(place, cache, collage).catch(reportedUnlessPassing('')),
    frontPicture: (collage) => paintLook(place, cache, collage, 'front').catch(reportedUnlessPassing(null)),
    objectPicture: (collage) => paintLook(place, cache, collage, 'object').catch(reportedUnlessPassing(null)),
    mailLogo: (logo) => paintLogo(cache, logo).catch(reported(null)),
    async warm(locale) {
      await Promise.all(quotes(locale)).catch(reported([]));
      for (const [id, form] of firstCards(place)) if (!isStopped) await cardPath(id, form).catch(reported(null));
    },
    async stop() {
      isStopped = true;
      await cache.stop();
    },
  };
}

/** The quote library by language, painted once; after a failure it is painted again. */
function createQuotes(place: PainterPlace, cache: PictureCache) {
  const quotesOf = new Map<ApiLocale, readonly Promise<QuoteItem>[]>();
  return (locale: ApiLocale): readonly Promise<QuoteItem>[] => {
    const items = quotesOf.get(locale) ?? quoteItems(place, cache, locale);
    quotesOf.set(locale, items);
    Promise.all(items).catch(() => quotesOf.delete(locale));
    return items;
  };
}

/** Every listed design in each form that most browsers request. */
function firstCards({ catalogue }: PainterPlace): readonly (readonly [templateId: string, form: CardForm])[] {
  const forms = CARD_FORMS.filter((form) => form.startsWith('avif'));
  return catalogue.templates.filter(({ visible }) => visible).flatMap(({ id }) => forms.map((form) => [id, form] as const));
}

function paintCopy(cache: PictureCache, file: string, form: CardForm): Promise<string> {
  return cache.picture(`${basename(file, '.jpg')}-${form}`, { kind: 'copy', file, form: copyForm(form) });
}

/** 'avif-240' → AVIF, 240 px. */
function copyForm(form: CardForm): CopyForm {
  const [type, longestPx] = form.split('-') as ['avif' | 'jpeg', string];
  return { type, longestPx: Number(longestPx) };
}

/** True for temporary failures: the store or the database is unavailable, or the machine is too busy. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ChildFailure) return ['busy', 'late', 'stopped'].includes(error.reason);
  return error instanceof StoreUnavailableError || error instanceof QueryFault;
}

/**
 * Paints a design card. Its file name contains hashes of the design and the photographs, so that a changed catalogue and a new version of
 * Muro get new cards.
 */
async function paintCard(
  { catalogue, layouts }: PainterPlace,
  cache: PictureCache,
  { files, mark }: SampleSet,
  templateId: string,
): Promise<string> {
  const template = catalogue.template(templateId);
  if (!template) throw new RangeError(`Expected a design of the catalogue for a card but received ${templateId}`);
  const staticDesign = await layouts.find(templateId, '');
  const name = `card-${templateId}-${catalogue.cardMark(templateId)}-${mark}.jpg`;
  return await cache.picture(name, { kind: 'card', template, sampleFiles: files, staticDesign });
}

async function paintCollage(place: PainterPlace, cache: PictureCache, collage: DrawnCollage): Promise<string> {
  const { blobs } = place;
  const path = await cache.picture(`${collage.name}.jpg`, await paintRequest(place, collage, 'sheet'));
  const draft = await blobs.receive(createReadStream(path));
  try {
    await blobs.keep(draft);
    return draft.sha256;
  } finally {
    await blobs.drop(draft.path);
  }
}

async function paintLook(place: PainterPlace, cache: PictureCache, collage: DrawnCollage, look: PictureLook): Promise<Buffer> {
  return await readFile(await cache.picture(`${collage.name}-${look}.jpg`, await paintRequest(place, collage, look)));
}

/** Paints a logo. Its file name contains a content hash, so that a changed logo gets a new picture. */
const paintLogo = async (cache: PictureCache, { file, bytes }: ShopLogo): Promise<Buffer> =>
  await readFile(await cache.picture(`logo-${shortHash(bytes.toString('latin1'))}.png`, { kind: 'logo', file }));

async function paintRequest({ photos, blobs, layouts }: PainterPlace, collage: DrawnCollage, look: PictureLook): Promise<PaintRequest> {
  const { xml, ownerId, templateId } = collage;
  const photoFiles: Record<string, string> = {};
  for (const photo of await photos.listUsable(ownerId, photoIdsInXml(xml))) {
    const file = await blobs.fileOf(photo.webSha256);
    if (file) photoFiles[String(photo.id)] = file;
  }
  return { kind: 'picture', xml, photoFiles, staticDesign: await layouts.find(templateId, layoutInXml(xml)), look };
}
