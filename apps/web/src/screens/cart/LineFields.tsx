import type { OrderWarning } from '@muro/api';
import { namePart } from '@muro/domain';
import { useCart } from '../../app/cart/cart-store.ts';
import { Button } from '../../controls/Button.tsx';
import { TrashIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Stepper } from '../../controls/Stepper.tsx';
import { useMoney } from '../../controls/use-money.ts';
import { type CartLine, isBlocked, offerOf, stepQuantity, typeQuantity, warningsOf } from '../../flow/saving/cart-line.ts';
import { type TextKey, useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import { CollageLink } from './CollageLink.tsx';
import { Piece } from './Piece.tsx';
import { ProductRows } from './ProductRows.tsx';

interface LineFieldsProps {
  readonly line: CartLine;
  /** Name that distinguishes it from the others in the cart. */
  readonly name: string;
  readonly isLocked: boolean;
  /** True after an attempt to order without a material. */
  readonly isMaterialMissing: boolean;
  /** True if the cart has other collages. */
  readonly isOneOfMany: boolean;
  readonly onChange: () => void;
}

/** A collage in the cart: its picture, design, size, material, quantity and price. */
export function LineFields({ line, name, isLocked, isMaterialMissing, isOneOfMany, onChange }: LineFieldsProps) {
  const t = useText();
  const { draft, material } = line;
  const offer = offerOf(line);
  const { remove } = useCart.getState();
  return (
    <li className={styles.line}>
      <Piece picture={offer?.picture ?? draft.picture} size={draft} material={material} isSmall={isOneOfMany} />
      <div className={styles.section}>
        <LineFacts line={line} />
        <LineNotices line={line} />
        <LineProduct line={line} isLocked={isLocked} isMaterialMissing={isMaterialMissing} onChange={onChange} />
        {isBlocked(line) && <CollageLink draft={draft} material={draft.isFinished ? material : ''} />}
        <Button
          variant="plain"
          icon={<TrashIcon />}
          className={styles.remove}
          aria-label={t('cartRemove', { name })}
          isDisabled={isLocked}
          onPress={() => void remove(line)}
        >
          {t('cartTakeOut')}
        </Button>
      </div>
    </li>
  );
}

const WARNINGS = {
  'low-resolution': 'cartLowResolution',
  'photo-twice': 'cartPhotoTwice',
  'words-cut': 'cartWordsCut',
} as const satisfies Record<OrderWarning, TextKey>;

/** Warnings that the buyer must see before ordering; they are sent with the order. */
function LineNotices({ line }: { readonly line: CartLine }) {
  const t = useText();
  const isEarlier = line.draft.isNewest === false;
  const warnings = warningsOf(line).filter((warning) => warning in WARNINGS);
  return (
    <>
      <Notice kind="info">{isEarlier && <p>{t('cartEarlierVersion')}</p>}</Notice>
      <Notice kind="warning">{warnings.length > 0 && warnings.map((warning) => <p key={warning}>{t(WARNINGS[warning])}</p>)}</Notice>
    </>
  );
}

function LineFacts({ line: { draft } }: { readonly line: CartLine }) {
  const t = useText();
  const textOf = useTextOf();
  return (
    <dl className={styles.facts}>
      <dt>{t('cartDesign')}</dt>
      <dd>{namePart(draft.design)}</dd>
      <dt>{t('sizeLabel')}</dt>
      <dd>{t('sizeOption', { width: draft.width, height: draft.height })}</dd>
      {draft.material && (
        <>
          <dt>{t('cartProduct')}</dt>
          <dd>{textOf(draft.material)}</dd>
        </>
      )}
    </dl>
  );
}

function LineProduct({ line, isLocked, isMaterialMissing, onChange }: Omit<LineFieldsProps, 'isOneOfMany' | 'name'>) {
  const t = useText();
  const { draft, quantity } = line;
  const change = (part: Partial<Pick<CartLine, 'material' | 'quantity'>>) => {
    if (isLocked) return;
    useCart.getState().change(line, part);
    onChange();
  };
  return (
    <>
      {!draft.material && (
        <ProductRows line={line} isLocked={isLocked} isMissing={isMaterialMissing} onChoose={(chosen) => change({ material: chosen })} />
      )}
      <Stepper
        label={t('cartQuantity')}
        valueText={String(quantity)}
        range={{ value: quantity, min: 1, max: 99, step: 1 }}
        isMinimum={isLocked || quantity <= 1}
        isMaximum={isLocked || quantity >= 99}
        onStep={(by) => change({ quantity: stepQuantity(quantity, by) })}
        onType={(text) => change({ quantity: typeQuantity(quantity, text) })}
      />
      <LinePrice line={line} />
    </>
  );
}

function LinePrice({ line }: { readonly line: CartLine }) {
  const t = useText();
  const money = useMoney(line.draft.currency);
  const offer = offerOf(line);
  if (!offer) return null;
  return (
    <dl className={styles.prices} aria-live="polite">
      <dt>{t('cartUnitPrice')}</dt>
      <dd>{money(offer.priceCents)}</dd>
    </dl>
  );
}
