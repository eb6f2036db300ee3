import type { PricesAnswer } from '@muro/api';
import type { Design } from '@muro/domain';
import { useEffect, useState } from 'react';
import { loadPrices } from '../../client/prices.ts';
import { type PiecePrice, piecePrice } from '../../flow/saving/piece-price.ts';

/**
 * Returns the price of one piece of the open design, loaded for each size. Returns null while the price of another size is loading, and
 * when the server is unreachable: a displayed price always belongs to the displayed size.
 */
export function usePiecePrice({ templateId, childTemplateId, size, material }: Design): PiecePrice | null {
  const { width, height } = size;
  const key = `${templateId} ${childTemplateId} ${width} ${height}`;
  const [offer, setOffer] = useState<{ readonly key: string; readonly answer: PricesAnswer } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      void loadPrices({ templateId, childTemplateId, size: { width, height } }).then(
        (answer) => isWanted && setOffer({ key, answer }),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isWanted = false;
      window.removeEventListener('online', load);
    };
  }, [key, templateId, childTemplateId, width, height]);
  return offer?.key === key ? piecePrice(offer.answer, material) : null;
}
