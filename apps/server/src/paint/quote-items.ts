import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ApiLocale, PATHS, pathOf, type QuoteItem } from '@muro/api';
import { QUOTES } from '../texts/quotes.ts';
import { storePhoto } from '../use-cases/store-photo.ts';
import type { PainterPlace } from './painter-place.ts';
import type { PictureCache } from './picture-cache.ts';

/** The quote library of one language: painted once, then kept like uploaded photos that belong to everybody. [QUOTE-01] */
export async function quoteItems(place: PainterPlace, cache: PictureCache, locale: ApiLocale): Promise<readonly QuoteItem[]> {
  const items: QuoteItem[] = [];
  for (const [style, sentence] of QUOTES[locale].entries()) {
    const mark = createHash('sha256').update(`${style} ${sentence}`).digest('hex').slice(0, 12);
    const path = await cache.picture(`quote-${mark}.jpg`, { kind: 'quote', sentence, style });
    const draft = await place.blobs.receive(createReadStream(path));
    const unique = `quote-${locale}-${style + 1}`;
    const stored = await storePhoto(
      { ...place, quotaBytes: Number.POSITIVE_INFINITY },
      { ownerId: null, draft, name: `${unique}.jpg`, type: '2', unique },
    );
    if (!stored.ok) throw new Error(`The quote picture ${unique} was refused: ${stored.refusal.error}`);
    items.push(quoteItem(stored.value, sentence));
  }
  return items;
}

interface StoredQuote {
  readonly id: number;
  readonly src: string;
  readonly unique: string;
  readonly webWidth: number;
  readonly webHeight: number;
  readonly orgWidth: number;
  readonly orgHeight: number;
}

function quoteItem({ id, src, unique, webWidth, webHeight, orgWidth, orgHeight }: StoredQuote, text: string): QuoteItem {
  const webformat = { src, width: webWidth, height: webHeight };
  return { id, type: 2, unique, text, webformat, fullformat: { src: pathOf(PATHS.photoFull, { id }), width: orgWidth, height: orgHeight } };
}
