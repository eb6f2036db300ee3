import { isMaterialCode, type MaterialCode } from '@muro/domain';
import { useMoney } from '../../controls/use-money.ts';
import type { CartLine, Offer } from '../../flow/saving/cart-line.ts';
import { useText } from '../../state/language/text-store.ts';
import { MaterialRow } from '../material-rows/MaterialRow.tsx';
import { MaterialRows } from '../material-rows/MaterialRows.tsx';
import { PictureCorner } from './PictureCorner.tsx';

interface ProductRowsProps {
  readonly line: CartLine;
  readonly isLocked: boolean;
  /** True after an attempt to order without a material. */
  readonly isMissing: boolean;
  readonly onChoose: (material: string) => void;
}

/** The materials on which a collage can be ordered. [WALL-30] */
export function ProductRows({ line: { draft, material }, isLocked, isMissing, onChoose }: ProductRowsProps) {
  const t = useText();
  const money = useMoney(draft.currency);
  return (
    <MaterialRows
      label={t('chooseProduct')}
      value={material || null}
      onChange={onChoose}
      isDisabled={isLocked}
      isRequired
      error={isMissing && material === '' ? t('cartMaterialMissing') : null}
    >
      {draft.materials.filter(isKnown).map(({ material: code, priceCents, isWhole, picture }) => (
        <MaterialRow
          key={code}
          code={code}
          size={draft}
          corner={<PictureCorner picture={picture} size={draft} />}
          price={money(priceCents)}
          caution={isWhole || !draft.isFinished ? null : t('cartOtherPlacesShort')}
        />
      ))}
    </MaterialRows>
  );
}

function isKnown(offer: Offer): offer is Offer & { readonly material: Exclude<MaterialCode, ''> } {
  return offer.material !== '' && isMaterialCode(offer.material);
}
