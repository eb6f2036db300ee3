import type { OrderDraftAnswer } from '@muro/api';
import { isMaterialCode, namePart } from '@muro/domain';
import { useText, useTextOf } from '../../app/locale/text-store.ts';
import { useNumberText } from '../../controls/NumberText.tsx';
import { SelectField } from '../../controls/SelectField.tsx';
import { Stepper } from '../../controls/Stepper.tsx';
import { type OrderErrors, type OrderFields, stepQuantity, typeQuantity, unitPriceCents } from '../../flow/saving/order-form.ts';
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
  const cents = unitPriceCents(draft, fields.material);
  if (cents === null) return null;
  const money = (amount: number) => numberText(amount / 100, { currency: draft.currency });
  return (
    <dl className={styles.prices} aria-live="polite">
      <dt>{t('cartUnitPrice')}</dt>
      <dd>{money(cents)}</dd>
      <dt className={styles.total}>{t('cartTotal')}</dt>
      <dd className={styles.total}>{money(cents * fields.quantity)}</dd>
    </dl>
  );
}
