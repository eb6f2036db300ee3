import type { ApiLocale, QuoteItem } from '@muro/api';
import type { ShopLogo } from '@muro/shop';
import type { DrawnCollage } from '../collages/types/collages.ts';
import type { StoredFile } from '../files/blobs.ts';

/** Pictures that the server paints itself with the press, each once; they are kept in the data folder. */
export interface Painter {
  /** The card picture of a design; 'unknown' design; 'late' when it is still being painted or cannot be. */
  card(templateId: string): Promise<StoredFile | 'unknown' | 'late'>;
  /** The quote library in one language. */
  quotes(locale: ApiLocale): readonly Promise<QuoteItem>[];
  /**
   * The picture of a collage that has none: the name of its blob, '' when it cannot be painted.
   *
   * @throws {StoreAwayError} and what else passes: a database that is away, {ChildFailure} of a busy machine
   */
  collagePicture(collage: DrawnCollage): Promise<string>;
  /** A collage as it hangs, JPEG; null when it cannot be painted. It throws as `collagePicture` does. */
  frontPicture(collage: DrawnCollage): Promise<Buffer | null>;
  /** A shop's logo as mails carry it, PNG; null when it cannot be painted. */
  mailLogo(logo: ShopLogo): Promise<Buffer | null>;
}
