import type { PricesAnswer } from '@muro/api';
import type { Design } from '@muro/domain';
import { useEffect, useState } from 'react';
import { loadPrices } from '../../client/prices.ts';
import { type PiecePrice, piecePrice } from '../../flow/saving/piece-price.ts';

/**
 * The price of one piece of the open design, asked anew for each size. While another size is asked for, and where the server is away,
 * there is none: a price that is shown is the one of what is shown.
 */
export function usePiecePrice({ templateId, childTemplateId, size, material }: Design): PiecePrice | null {
  const { width, height } = size;
  const key = `${templateId} ${childTemplateId} ${width} ${height}`;
  const [offer, setOffer] = useState<{ readonly key: string; readonly answer: PricesAnswer } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = () =>
      void loadPrices({ templateId, childTemplateId, size: { width, height } }).then(
        (answer) => isWanted && setOffer({ key, answer }),
        () => undefined,
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      isWanted = false;
      window.removeEventListener('online', ask);
    };
  }, [key, templateId, childTemplateId, width, height]);
  return offer?.key === key ? piecePrice(offer.answer, material) : null;
}
