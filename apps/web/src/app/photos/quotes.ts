import type { Photo } from '@muro/domain';
import { create } from 'zustand';
import { loadQuotes } from '../../client/quotes.ts';
import { FRESH_GALLERY, type GalleryEvent, type GalleryList, stepGallery } from '../../flow/catalogue/gallery-list.ts';
import { storedEntry } from '../../flow/photos/photo-entry.ts';
import type { Locale } from '../../texts/locale.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { useTextStore } from '../locale/text-store.ts';
import { addStoredPhoto } from './add-photos.ts';
import { entryOf, putEntries } from './photo-library.ts';
import { selectPhoto } from './tray-actions.ts';

/** A picture of the quote library, ready to be a photo of the collage. [QUOTE-01] */
export interface Quote {
  readonly photo: Photo;
  /** The sentence, for people who cannot see the picture. */
  readonly text: string;
  readonly src: string;
}

interface QuoteStore {
  /** Whose sentences the list has. */
  readonly locale: Locale | null;
  readonly list: GalleryList<Quote>;
}

export const useQuotes = create<QuoteStore>()(() => ({ locale: null, list: FRESH_GALLERY }));

/** The quotes tab was opened: the list is fetched the first time, and once more in another language. [CHOOSE-19] */
export function openQuotes(): void {
  const { locale } = useTextStore.getState();
  if (useQuotes.getState().locale !== locale) useQuotes.setState({ locale, list: FRESH_GALLERY });
  void load('wanted');
}

export const retryQuotes = (): Promise<void> => load('again');

/** Takes a quote into the collage and its slot; it is on the server already. */
export function chooseQuote({ photo, src }: Quote): void {
  if (!entryOf(photo.id)) putEntries([storedEntry(photo, src, src)]);
  addStoredPhoto(photo);
  selectPhoto(photo.id);
  closeDialog();
}

/** A failure is logged and shown. [ERRP-17] */
async function load(type: 'wanted' | 'again'): Promise<void> {
  const { locale, list } = useQuotes.getState();
  const asked = stepGallery(list, { type });
  if (asked === list) return;
  useQuotes.setState({ list: asked });
  const known = (): number => useQuotes.getState().list.items.length;
  const tell = (event: GalleryEvent<Quote>): void => {
    if (useQuotes.getState().locale === locale) useQuotes.setState({ list: stepGallery(useQuotes.getState().list, event) });
  };
  const event = await loadQuotes((item, place) => {
    if (place >= known()) tell({ type: 'part', items: [quoteOf(item)] });
  }).then(
    (items) => ({ type: 'page', items: items.slice(known()).map(quoteOf), next: null }) as const,
    (error: unknown) => {
      console.error("Couldn't load the quote list", error);
      return { type: 'failed' } as const;
    },
  );
  tell(event);
}

function quoteOf({ id, text, webformat, fullformat }: Awaited<ReturnType<typeof loadQuotes>>[number]): Quote {
  const photo: Photo = { id: String(id), name: text, type: 'QUOTES', widthPx: fullformat.width, heightPx: fullformat.height };
  return { photo, text, src: webformat.src };
}
