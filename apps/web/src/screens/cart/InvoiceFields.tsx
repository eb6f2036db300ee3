import { CheckboxField } from '../../controls/CheckboxField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { INVOICE_FIELDS, type InvoiceFields as Invoice } from '../../flow/saving/invoice-address.ts';
import { MOST_CHARACTERS } from '../../flow/saving/order-fields.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './fields-props.ts';

/** Labels, and what browsers fill in by themselves. */
const LABELS = {
  invoicename: 'cartInvoiceName',
  invoicestreet: 'cartStreet',
  invoicepostcode: 'cartPostcode',
  invoicecity: 'cartCity',
  invoicecountry: 'cartCountry',
} as const satisfies Record<keyof Invoice, TextKey>;

const PLACES = {
  invoicename: { autoComplete: 'billing organization', className: styles.name, most: MOST_CHARACTERS.name },
  invoicestreet: { autoComplete: 'billing address-line1', className: styles.street, most: MOST_CHARACTERS.street },
  invoicepostcode: { autoComplete: 'billing postal-code', className: styles.postcode, most: MOST_CHARACTERS.postcode },
  invoicecity: { autoComplete: 'billing address-level2', className: styles.city, most: MOST_CHARACTERS.city },
  invoicecountry: { autoComplete: 'billing country-name', className: styles.country, most: MOST_CHARACTERS.country },
} as const;

/** Where the invoice goes: to the address of the order, or to one of its own. */
export function InvoiceFields({ fields, errors, isLocked, onChange }: FieldsProps) {
  const t = useText();
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
        <fieldset className={styles.section}>
          <legend className={styles.legend}>{t('cartInvoice')}</legend>
          <div className={styles.address}>
            {INVOICE_FIELDS.map((field) => {
              const { most, className, autoComplete } = PLACES[field];
              const error = errors[field];
              return (
                <TextField
                  key={field}
                  name={field}
                  label={t(LABELS[field])}
                  value={fields[field]}
                  onChange={(value) => onChange({ [field]: value })}
                  error={error ? t(error) : null}
                  isDisabled={isLocked}
                  isRequired
                  maxLength={most}
                  className={className}
                  autoComplete={autoComplete}
                />
              );
            })}
          </div>
        </fieldset>
      )}
    </section>
  );
}
