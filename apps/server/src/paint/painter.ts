import type { ApiLocale, QuoteItem } from '@muro/api';
import type { CollageVersion, StoredFile } from '../use-cases/ports.ts';

/** Pictures that the server paints itself with the press, each once; they are kept in the data folder. */
export interface Painter {
  /** The card picture of a design; 'unknown' design; 'late' when it is still being painted or cannot be. */
  card(templateId: string): Promise<StoredFile | 'unknown' | 'late'>;
  /** The quote library in one language. */
  quotes(locale: ApiLocale): readonly Promise<QuoteItem>[];
  /** The picture of a collage that came without one: the name of its blob, '' when it cannot be painted. */
  collagePicture(version: CollageVersion): Promise<string>;
}
