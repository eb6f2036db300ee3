import type { ApiLocale, CardForm, QuoteItem } from '@muro/api';
import type { SamplePhoto } from '@muro/domain';
import type { StoredFile } from '../../files/blobs.ts';

/** Pictures of the catalogue, each painted once. */
export interface CardPainter {
  /** Returns the card picture of a design, or a smaller copy; 'unknown' for an unknown design, 'late' while it is being painted or if it cannot be. */
  card(templateId: string, form?: CardForm): Promise<StoredFile | 'unknown' | 'late'>;
  /** Returns the sample photographs of the cards, in their order; none if they cannot be read yet. */
  samples(): Promise<readonly SampleFacts[]>;
  /** Returns a small copy of a sample photograph; null for an unknown one, and if it cannot be made. */
  samplePicture(hash: string): Promise<StoredFile | null>;
  /** Returns the quote library in one language. */
  quotes(locale: ApiLocale): readonly Promise<QuoteItem>[];
}

/** Facts about a sample photograph. */
export interface SampleFacts extends SamplePhoto {
  /** SHA-256 of its file. */
  readonly hash: string;
}
