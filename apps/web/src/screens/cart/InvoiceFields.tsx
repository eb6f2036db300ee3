import { invoiceField } from '@muro/api';
import { CheckboxField } from '../../controls/CheckboxField.tsx';
import { useText } from '../../state/language/text-store.ts';
import { AddressForm } from '../address/AddressForm.tsx';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './fields-props.ts';
import { useErrorWords } from './use-error-words.ts';

/** The invoice address: the order's address, or a separate one in any country. */
export function InvoiceFields({ fields, errors, isLocked, onChange }: FieldsProps) {
  const t = useText();
  const errorTexts = useErrorWords(errors);
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
          legend={t('cartInvoice')}
          fieldOf={invoiceField}
          section="billing"
          country={null}
          fields={fields}
          errors={errorTexts}
          isLocked={isLocked}
          onChange={onChange}
          nameAs={{ label: t('cartInvoiceName'), autoComplete: 'organization' }}
        />
      )}
    </section>
  );
}
