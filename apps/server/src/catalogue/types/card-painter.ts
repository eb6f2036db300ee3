import type { ApiLocale, QuoteItem } from '@muro/api';
import type { StoredFile } from '../../files/blobs.ts';

/** Pictures that belong to the catalogue, each painted once. */
export interface CardPainter {
  /** The card picture of a design; 'unknown' design; 'late' when it is still being painted or cannot be. */
  card(templateId: string): Promise<StoredFile | 'unknown' | 'late'>;
  /** The quote library in one language. */
  quotes(locale: ApiLocale): readonly Promise<QuoteItem>[];
}
