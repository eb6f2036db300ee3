import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiLocale, QuoteItem } from '@muro/api';
import { photoIdsInXml } from '../use-cases/photo-ids-in-xml.ts';
import type { CollageVersion } from '../use-cases/ports.ts';
import type { Painter } from './painter.ts';
import type { PainterPlace } from './painter-place.ts';
import { fileAt, openPictureCache, type PictureCache } from './picture-cache.ts';
import { quoteItems } from './quote-items.ts';

export interface PressPainter extends Painter {
  /** Paints what is missing of the quote library in the shop's own language and of the design cards, one after the other. */
  warm(locale: ApiLocale): Promise<void>;
  stop(): Promise<void>;
}

/** A visitor waits so long for a picture; then comes a drawn stand-in, and the picture at the next visit. */
const PATIENCE_MS = 15_000;

export function createPressPainter(place: PainterPlace): PressPainter {
  const cache = openPictureCache(place.cacheFolder);
  let isStopped = false;
  const quotesOf = new Map<ApiLocale, readonly Promise<QuoteItem>[]>();
  const reported =
    <T>(otherwise: T) =>
    (error: unknown) => {
      if (!isStopped) place.report(error instanceof Error ? error.message : String(error));
      return otherwise;
    };
  const cardPath = (templateId: string) => paintCard(place, cache, templateId);

  const quotes = (locale: ApiLocale): readonly Promise<QuoteItem>[] => {
    const items = quotesOf.get(locale) ?? quoteItems(place, cache, locale);
    quotesOf.set(locale, items);
    Promise.all(items).catch(() => quotesOf.delete(locale));
    return items;
  };

  return {
    async card(templateId) {
      if (!place.catalogue.template(templateId)) return 'unknown';
      const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null).unref());
      const path = await Promise.race([cardPath(templateId).catch(reported(null)), late]);
      return (path ? await fileAt(path) : null) ?? 'late';
    },
    quotes,
    collagePicture: (version) => paintCollage(place, cache, version).catch(reported('')),
    async warm(locale) {
      await Promise.all(quotes(locale)).catch(reported([]));
      for (const { id, visible } of place.catalogue.templates) if (visible && !isStopped) await cardPath(id).catch(reported(null));
    },
    async stop() {
      isStopped = true;
      await cache.stop();
    },
  };
}

/** The name changes with the design, so that a changed catalogue gets new cards. */
async function paintCard({ catalogue, sampleFolder }: PainterPlace, cache: PictureCache, templateId: string): Promise<string> {
  const template = catalogue.template(templateId);
  if (!template) throw new RangeError(`Expected a design of the catalogue for a card but received ${templateId}`);
  const staticDesign = catalogue.staticDesign(templateId);
  const mark = createHash('sha256')
    .update(JSON.stringify([template, staticDesign]))
    .digest('hex')
    .slice(0, 12);
  return await cache.picture(`card-${mark}.jpg`, { kind: 'card', template, sampleFiles: sampleFiles(sampleFolder), staticDesign });
}

async function paintCollage({ photos, blobs, catalogue }: PainterPlace, cache: PictureCache, version: CollageVersion): Promise<string> {
  const { collageId, xml, ownerId, templateId } = version;
  const photoFiles: Record<string, string> = {};
  for (const photo of await photos.findUsable(ownerId, photoIdsInXml(xml))) {
    const file = await blobs.fileOf(photo.webSha256);
    if (file) photoFiles[String(photo.id)] = file;
  }
  const name = `collage-${collageId}-${version.version}.jpg`;
  const path = await cache.picture(name, { kind: 'picture', xml, photoFiles, staticDesign: catalogue.staticDesign(templateId) });
  const draft = await blobs.receive(createReadStream(path));
  await blobs.keep(draft);
  return draft.sha256;
}

const sampleFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .sort()
    .map((name) => join(folder, name));
