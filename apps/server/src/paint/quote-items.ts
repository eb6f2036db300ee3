import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ApiLocale, PATHS, pathOf, type QuoteItem } from '@muro/api';
import { QUOTES } from '../texts/quotes.ts';
import { storePhoto } from '../use-cases/store-photo.ts';
import type { PainterPlace } from './painter-place.ts';
import type { PictureCache } from './picture-cache.ts';
import { QUOTE_EDITION } from './quotes/quote-drawing.ts';

/** The quote library of one language: painted once, then kept like uploaded photos that belong to everybody. [QUOTE-01] */
export async function quoteItems(place: PainterPlace, cache: PictureCache, locale: ApiLocale): Promise<readonly QuoteItem[]> {
  const items: QuoteItem[] = [];
  let next = paintQuote(cache, locale, 0);
  for (const [style, sentence] of QUOTES[locale].entries()) {
    const path = await next;
    // The next one is painted while this one is checked and stored.
    next = paintQuote(cache, locale, style + 1);
    next.catch(() => undefined);
    items.push(await storeQuote(place, path, { sentence, unique: `quote-${locale}-${style + 1}` }));
  }
  return items;
}

/** The picture's path; '' behind the last sentence. */
async function paintQuote(cache: PictureCache, locale: ApiLocale, style: number): Promise<string> {
  const sentence = QUOTES[locale][style];
  if (sentence === undefined) return '';
  const mark = createHash('sha256').update(`${QUOTE_EDITION} ${style} ${sentence}`).digest('hex').slice(0, 12);
  return await cache.picture(`quote-${mark}.jpg`, { kind: 'quote', sentence, style });
}

async function storeQuote(
  place: PainterPlace,
  path: string,
  { sentence, unique }: { readonly sentence: string; readonly unique: string },
): Promise<QuoteItem> {
  const draft = await place.blobs.receive(createReadStream(path));
  const stored = await storePhoto(
    { ...place, quotaBytes: Number.POSITIVE_INFINITY },
    { ownerId: null, draft, name: sentence, type: '2', unique },
  );
  if (!stored.ok) throw new Error(`The quote picture ${unique} was refused: ${stored.refusal.error}`);
  return quoteItem(stored.value, sentence);
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
