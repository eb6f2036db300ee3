import type { Photo } from '@muro/domain';
import type { Locale } from '@muro/texts';
import { create } from 'zustand';
import { loadQuotes } from '../../client/quotes.ts';
import { FRESH_GALLERY, type GalleryEvent, type GalleryList, stepGallery } from '../../flow/catalogue/gallery-list.ts';
import { storedEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { selectPhoto } from '../collage/tray-actions.ts';
import { addStoredPhoto } from './add-photos.ts';

/** A picture of the quote library as a photo of the collage. [QUOTE-01] */
export interface Quote {
  readonly photo: Photo;
  /** The sentence, as text alternative of the picture. */
  readonly text: string;
  readonly src: string;
}

interface QuoteStore {
  /** Language of the list's sentences. */
  readonly locale: Locale | null;
  readonly list: GalleryList<Quote>;
}

export const useQuotes = create<QuoteStore>()(() => ({ locale: null, list: FRESH_GALLERY }));

/**
 * Loads the quotes when their tab is first opened, and again after a change of language. [CHOOSE-19]
 *
 * @param signal  aborted when the editor is left: an unfinished list is loaded again when the tab is next opened
 */
export function openQuotes(signal: AbortSignal): void {
  const { locale } = useTextStore.getState();
  if (useQuotes.getState().locale !== locale) useQuotes.setState({ locale, list: FRESH_GALLERY });
  void load('wanted', signal);
}

export function retryQuotes(signal: AbortSignal): void {
  void load('again', signal);
}

/** Adds a quote to the collage and its slot; it is already on the server. */
export function chooseQuote(workspace: Workspace, { photo, src }: Quote): void {
  if (!workspace.photos.entryOf(photo.id)) workspace.photos.put([storedEntry(photo, src, src)]);
  addStoredPhoto(workspace, photo);
  selectPhoto(workspace, photo.id);
  closeDialog(workspace);
}

/** Loads the list; a failure is logged and shown. [ERRP-17] */
async function load(type: 'wanted' | 'again', signal: AbortSignal): Promise<void> {
  const { locale, list } = useQuotes.getState();
  const next = stepGallery(list, { type });
  if (next === list) return;
  useQuotes.setState({ list: next });
  const loadedCount = (): number => useQuotes.getState().list.items.length;
  const applyEvent = (event: GalleryEvent<Quote>): void => {
    if (useQuotes.getState().locale === locale) useQuotes.setState({ list: stepGallery(useQuotes.getState().list, event) });
  };
  const event = await loadQuotes((item, place) => {
    if (place >= loadedCount()) applyEvent({ type: 'part', items: [quoteOf(item)] });
  }, signal).then(
    (items) => ({ type: 'page', items: items.slice(loadedCount()).map(quoteOf), next: null }) as const,
    (error: unknown) => {
      if (signal.aborted) return { type: 'left' } as const;
      console.error("Couldn't load the quote list", error);
      return { type: 'failed' } as const;
    },
  );
  applyEvent(event);
}

function quoteOf({ id, text, webformat, fullformat }: Awaited<ReturnType<typeof loadQuotes>>[number]): Quote {
  const photo: Photo = { id: String(id), name: text, type: 'QUOTES', widthPx: fullformat.width, heightPx: fullformat.height };
  return { photo, text, src: webformat.src };
}
