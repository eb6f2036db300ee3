import { addressField, countryText, type OrderPageAnswer, PATHS } from '@muro/api';
import { useState } from 'react';
import { useLocale, useText } from '../../state/language/text-store.ts';
import type { FieldMessages } from '../account/use-faults.ts';
import { AddressForm } from '../address/AddressForm.tsx';
import { OrderChange } from './OrderChange.tsx';
import styles from './OrderPage.module.css';
import type { ShownOrderProps } from './shown-order-props.ts';
import { useConfirmedEmail } from './use-confirmed-email.tsx';

/** Changes the shipping address of the order within its country. */
export function AddressChange({ order: { address, isByLink }, onDone }: ShownOrderProps) {
  const t = useText();
  const locale = useLocale();
  const [{ country, ...fields }, setFields] = useState<OrderPageAnswer['address']>(address);
  const email = useConfirmedEmail(isByLink);
  const check = (): FieldMessages => {
    const empty = Object.entries(fields).filter(([, text]) => text.trim() === '');
    return { ...Object.fromEntries(empty.map(([field]) => [field, t('required')])), ...email.check() };
  };
  return (
    <OrderChange
      path={PATHS.orderPageAddress}
      fields={{ ...fields, ...email.fields }}
      check={check}
      submit={t('orderSaveAddress')}
      done={t('orderAddressSaved')}
      onDone={onDone}
    >
      {(messages, clearFaults) => (
        <AddressForm
          fieldOf={addressField}
          section="shipping"
          country={
            <p key="country" className={styles.hint}>
              {t('orderSameCountry', { country: countryText(country, locale) })}
            </p>
          }
          fields={fields}
          errors={messages}
          onChange={(part) => {
            setFields((before) => ({ ...before, ...part }));
            clearFaults(Object.keys(part));
          }}
        >
          {email.field(messages, clearFaults)}
        </AddressForm>
      )}
    </OrderChange>
  );
}
