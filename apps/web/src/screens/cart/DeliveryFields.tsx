import type { OrderDraftAnswer } from '@muro/api';
import { amountOf } from '@muro/domain';
import { SelectField } from '../../controls/SelectField.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import { chosenWay, type OpenWay, openWays } from '../../flow/saving/order-sum.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './ProductFields.tsx';

/** How it comes: the ways that go to the chosen country, each with its time and cost. */
export function DeliveryFields({ draft, fields, errors, isLocked, onChange }: FieldsProps & { readonly draft: OrderDraftAnswer }) {
  const t = useText();
  const numberText = useNumberText();
  const ways = openWays(draft, fields);
  const way = chosenWay(draft, fields);
  const wordsOf = ({ name, days: { from, to }, cents }: OpenWay) => {
    const time = t('cartDeliveryDays', { days: from === to ? String(to) : `${from}–${to}` });
    return `${name}, ${time}: ${numberText(amountOf(cents, draft.currency), { currency: draft.currency })}`;
  };
  if (!way) return errors.delivery ? <p role="alert">{t(errors.delivery)}</p> : null;
  if (ways.length === 1) {
    return (
      <dl className={styles.facts}>
        <dt>{t('cartDelivery')}</dt>
        <dd>{wordsOf(way)}</dd>
      </dl>
    );
  }
  return (
    <SelectField
      label={t('cartDelivery')}
      value={way.id}
      options={ways.map((one) => ({ id: one.id, label: wordsOf(one) }))}
      onChange={(delivery) => onChange({ delivery })}
      isDisabled={isLocked}
    />
  );
}
