import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ApiLocale, PATHS, pathOf, type QuoteItem } from '@muro/api';
import { QUOTES } from '@muro/texts/all';
import { sentTime } from '../photos/use-cases/sent-time.ts';
import { storePhoto } from '../photos/use-cases/store-photo.ts';
import type { PainterPlace } from './painter-place.ts';
import type { PictureCache } from './picture-cache.ts';
import { QUOTE_EDITION } from './quotes/quote-drawing.ts';

/**
 * Returns the quote library of one language, each picture as soon as it is ready. Pictures are painted once, then stored like uploaded
 * photos, available to all accounts. The next one is painted while one is checked and stored. [QUOTE-01]
 */
export function quoteItems(place: PainterPlace, cache: PictureCache, locale: ApiLocale): readonly Promise<QuoteItem>[] {
  let painted: Promise<unknown> = Promise.resolve();
  let stored: Promise<unknown> = Promise.resolve();
  return QUOTES[locale].map((sentence, style) => {
    const path = painted.then(() => paintQuote(cache, sentence, style));
    const item = Promise.all([path, stored]).then(([file]) =>
      storeQuote(place, file, { sentence, unique: `quote-${locale}-${style + 1}` }),
    );
    item.catch(() => undefined);
    [painted, stored] = [path, item];
    return item;
  });
}

async function paintQuote(cache: PictureCache, sentence: string, style: number): Promise<string> {
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
    { ownerId: null, draft, name: sentence, type: '2', unique, suggestedRotation: '', time: sentTime({}) },
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
