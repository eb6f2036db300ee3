import type { Photo } from '@muro/domain';
import { type Dispatch, useEffect } from 'react';
import { loadQuotes } from '../client/quotes.ts';
import { storedEntry } from '../flow/photo-entry.ts';
import type { PickerEvent } from '../flow/photo-picker.ts';
import { addStoredPhoto } from './add-photos.ts';
import { entryOf, putEntries } from './photo-library.ts';

/** A picture of the quote library, ready to be a photo of the collage. [QUOTE-01] */
export interface Quote {
  readonly photo: Photo;
  /** The sentence, for people who cannot see the picture. */
  readonly text: string;
  readonly src: string;
}

/** Fetches the list while `isWanted`; a failure is logged and shown. [CHOOSE-19] [ERRP-17] */
export function useQuotes(isWanted: boolean, send: Dispatch<PickerEvent<Quote>>): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    loadQuotes(stop.signal).then(
      (items) => send({ type: 'quotes-came', quotes: items.map(quoteOf) }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error("Couldn't load the quote list", error);
        send({ type: 'quotes-failed' });
      },
    );
    return () => stop.abort();
  }, [isWanted, send]);
}

/** Takes a quote into the collage; it is on the server already. */
export function addQuote({ photo, src }: Quote): void {
  if (!entryOf(photo.id)) putEntries([storedEntry(photo, src, src)]);
  addStoredPhoto(photo);
}

function quoteOf({ id, text, webformat, fullformat }: Awaited<ReturnType<typeof loadQuotes>>[number]): Quote {
  const photo: Photo = { id: String(id), name: text, type: 'QUOTES', widthPx: fullformat.width, heightPx: fullformat.height };
  return { photo, text, src: webformat.src };
}
