import type { ApiLocale, CardForm, QuoteItem } from '@muro/api';
import type { StoredFile } from '../../files/blobs.ts';

/** Pictures of the catalogue, each painted once. */
export interface CardPainter {
  /** Returns the card picture of a design, or a smaller copy; 'unknown' for an unknown design, 'late' while it is being painted or if it cannot be. */
  card(templateId: string, form?: CardForm): Promise<StoredFile | 'unknown' | 'late'>;
  /** Returns the quote library in one language. */
  quotes(locale: ApiLocale): readonly Promise<QuoteItem>[];
}
