import { SelectField } from '../../controls/SelectField.tsx';
import { TextField, type TextFieldProps } from '../../controls/TextField.tsx';
import { ADDRESS_FIELDS, MOST_CHARACTERS } from '../../flow/saving/order-fields.ts';
import { type TextKey, useLocale, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { LinesFieldsProps } from './fields-props.ts';

type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Labels, and what browsers fill in by themselves. */
const LABELS = {
  name: 'cartName',
  street: 'cartStreet',
  postcode: 'cartPostcode',
  city: 'cartCity',
  country: 'cartCountry',
  email: 'cartEmail',
} as const satisfies Record<AddressField, TextKey>;

const FILLED_BY: Readonly<Record<AddressField, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode'>>> = {
  name: { autoComplete: 'shipping name' },
  street: { autoComplete: 'shipping address-line1' },
  postcode: { autoComplete: 'shipping postal-code' },
  city: { autoComplete: 'shipping address-level2' },
  country: { autoComplete: 'shipping country-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
};

export function AddressFields({ lines, fields, errors, isLocked, onChange }: LinesFieldsProps) {
  const t = useText();
  const countries = lines[0]?.draft.countries ?? null;
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('cartAddress')}</legend>
      <div className={styles.address}>
        {ADDRESS_FIELDS.map((field) => {
          const error = errors[field];
          if (field === 'country' && countries)
            return (
              <SelectField
                key={field}
                label={t('cartCountry')}
                value={fields.country || null}
                placeholder={t('cartCountryMissing')}
                options={countries.map((code) => ({ id: code, label: names.of(code) ?? code }))}
                onChange={(country) => onChange({ country })}
                isDisabled={isLocked}
                isRequired
                error={error ? t(error) : null}
                className={styles.country}
              />
            );
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
              maxLength={MOST_CHARACTERS[field]}
              className={styles[field]}
              {...FILLED_BY[field]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
