import type { ShopLogo } from '@muro/shop';
import type { CardPainter } from '../catalogue/types/card-painter.ts';
import type { CollagePainter } from '../collages/types/collage-painter.ts';

/** Pictures that the server paints itself with the press, each once; they are kept in the data folder. */
export interface Painter extends CardPainter, CollagePainter {
  /** A shop's logo as mails carry it, PNG; null when it cannot be painted. */
  mailLogo(logo: ShopLogo): Promise<Buffer | null>;
}
