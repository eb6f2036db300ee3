import { invoiceField } from '@muro/api';
import { CheckboxField } from '../../controls/CheckboxField.tsx';
import { useText } from '../../state/language/text-store.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './fields-props.ts';

/** Where the invoice goes: to the address of the order, or to one of its own, in whatever country. */
export function InvoiceFields(props: FieldsProps) {
  const t = useText();
  const { fields, isLocked, onChange } = props;
  return (
    <section className={styles.section}>
      <CheckboxField
        name="invoice"
        isSelected={fields.hasInvoice}
        onChange={(hasInvoice) => onChange({ hasInvoice })}
        isDisabled={isLocked}
      >
        {t('cartInvoiceElsewhere')}
      </CheckboxField>
      {fields.hasInvoice && (
        <AddressForm
          {...props}
          legend={t('cartInvoice')}
          fieldOf={invoiceField}
          section="billing"
          countries={null}
          nameAs={{ label: t('cartInvoiceName'), autoComplete: 'organization' }}
        />
      )}
    </section>
  );
}
