import type { OrderDraftAnswer } from '@muro/api';
import { amountOf, isMaterialCode, namePart } from '@muro/domain';
import { SelectField } from '../../controls/SelectField.tsx';
import { Stepper } from '../../controls/Stepper.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import type { OrderFields } from '../../flow/saving/order-fields.ts';
import { type OrderErrors, offerOn, stepQuantity, typeQuantity } from '../../flow/saving/order-form.ts';
import { useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

export interface FieldsProps {
  readonly fields: OrderFields;
  readonly errors: OrderErrors;
  readonly isLocked: boolean;
  readonly onChange: (part: Partial<OrderFields>) => void;
}

/** Design, size, product, quantity and price. */
export function ProductFields({ draft, fields, errors, isLocked, onChange }: FieldsProps & { readonly draft: OrderDraftAnswer }) {
  const t = useText();
  const textOf = useTextOf();
  const materials = draft.materials.filter(({ material }) => isMaterialCode(material));
  const { quantity } = fields;
  return (
    <section className={styles.section}>
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
      {!draft.material && (
        <SelectField
          label={t('chooseProduct')}
          value={fields.material || null}
          placeholder={t('cartMaterialMissing')}
          options={materials.map(({ material }) => ({ id: material, label: textOf(material) }))}
          onChange={(material) => onChange({ material })}
          isDisabled={isLocked}
          error={errors.material ? t(errors.material) : null}
        />
      )}
      <Stepper
        label={t('cartQuantity')}
        valueText={String(quantity)}
        range={{ value: quantity, min: 1, max: 99, step: 1 }}
        isMinimum={isLocked || quantity <= 1}
        isMaximum={isLocked || quantity >= 99}
        onStep={(by) => !isLocked && onChange({ quantity: stepQuantity(quantity, by) })}
        onType={(text) => !isLocked && onChange({ quantity: typeQuantity(quantity, text) })}
      />
      <Prices draft={draft} fields={fields} />
    </section>
  );
}

function Prices({ draft, fields }: { readonly draft: OrderDraftAnswer; readonly fields: OrderFields }) {
  const t = useText();
  const numberText = useNumberText();
  const cents = offerOn(draft, fields.material)?.priceCents ?? null;
  if (cents === null) return null;
  const money = (amount: number) => numberText(amountOf(amount, draft.currency), { currency: draft.currency });
  return (
    <dl className={styles.prices} aria-live="polite">
      <dt>{t('cartUnitPrice')}</dt>
      <dd>{money(cents)}</dd>
    </dl>
  );
}
