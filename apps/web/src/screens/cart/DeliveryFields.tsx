import { SelectField } from '../../controls/SelectField.tsx';
import { useMoney } from '../../controls/use-money.ts';
import { dayRange } from '../../flow/saving/arrival.ts';
import { availableDelivery, chosenDelivery, type DeliveryOption } from '../../flow/saving/order-sum.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { LinesFieldsProps } from './fields-props.ts';

/** The delivery methods to the chosen country, each with its duration and cost. */
export function DeliveryFields({ lines, fields, errors, isLocked, onChange }: LinesFieldsProps) {
  const t = useText();
  const money = useMoney(lines[0]?.draft.currency ?? 'EUR');
  const options = availableDelivery(lines, fields);
  const chosen = chosenDelivery(lines, fields);
  const labelOf = ({ name, days, cents }: DeliveryOption) =>
    t('labelled', { label: `${name}, ${t('cartDeliveryDays', dayRange(days))}`, value: money(cents) });
  if (!chosen) return errors.delivery ? <p role="alert">{t(errors.delivery)}</p> : null;
  if (options.length === 1) {
    return (
      <dl className={styles.facts}>
        <dt>{t('cartDelivery')}</dt>
        <dd>{labelOf(chosen)}</dd>
      </dl>
    );
  }
  return (
    <SelectField
      label={t('cartDelivery')}
      value={chosen.id}
      options={options.map((option) => ({ id: option.id, label: labelOf(option) }))}
      onChange={(delivery) => onChange({ delivery })}
      isDisabled={isLocked}
    />
  );
}
