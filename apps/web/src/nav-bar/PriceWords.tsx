import type { Design } from '@muro/domain';
import type { ReactNode } from 'react';
import { usePiecePrice } from '../app/catalogue/use-piece-price.ts';
import { VisuallyHidden } from '../controls/Notice.tsx';
import { useMoney } from '../controls/use-money.ts';
import { useOpenCollage } from '../state/editor/use-workspace.ts';
import { useText } from '../state/language/text-store.ts';

interface PriceWordsProps {
  /** Renders the price: '49,10 €', or 'from 12,53 €' while no material is chosen. Not called while the price is unknown. */
  readonly children: (price: string) => ReactNode;
}

/** The price of the open design; follows size and material. */
export function PriceWords({ children }: PriceWordsProps) {
  const design = useOpenCollage((collage) => collage.design);
  return design ? <DesignPrice design={design}>{children}</DesignPrice> : null;
}

/** The price of the open design, named for screen readers. */
export function NamedPrice() {
  const t = useText();
  return (
    <PriceWords>
      {(price) => (
        <>
          <VisuallyHidden>{t('priceLabel')}: </VisuallyHidden>
          {price}
        </>
      )}
    </PriceWords>
  );
}

function DesignPrice({ design, children }: PriceWordsProps & { readonly design: Design }) {
  const t = useText();
  const price = usePiecePrice(design);
  const money = useMoney(price?.currency ?? 'EUR');
  return price && children(price.isFrom ? t('cartFrom', { price: money(price.cents) }) : money(price.cents));
}
