import type { ShopLogo } from '@muro/shop';
import type { CardPainter } from '../catalogue/types/card-painter.ts';
import type { CollagePainter } from '../collages/types/collage-painter.ts';

/** Pictures that the server paints with the press, each once; they are cached in the data folder. */
export interface Painter extends CardPainter, CollagePainter {
  /** Paints a shop's logo for mails, PNG; null if it cannot be painted. */
  mailLogo(logo: ShopLogo): Promise<Buffer | null>;
}
