import { addressField, MAX_EMAIL } from '@muro/api';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../state/language/text-store.ts';
import { AddressForm } from '../address/AddressForm.tsx';
import { CountryChoice, DeliveredCountries } from './CountryChoice.tsx';
import type { LinesFieldsProps } from './fields-props.ts';
import { useErrorWords } from './use-error-words.ts';

/** The shipping address and the email address of the order. */
export function AddressFields({ lines, ...props }: LinesFieldsProps) {
  const t = useText();
  const { fields, isLocked, onChange } = props;
  const errors = useErrorWords(props.errors);
  const countries = lines[0]?.draft.countries ?? null;
  return (
    <AddressForm
      legend={t('cartAddress')}
      fieldOf={addressField}
      section="shipping"
      lead={countries && countries.length > 1 && <DeliveredCountries codes={countries} />}
      country={countries && <CountryChoice key="country" countries={countries} {...props} />}
      fields={fields}
      errors={errors}
      isLocked={isLocked}
      onChange={onChange}
    >
      <TextField
        name="email"
        label={t('cartEmail')}
        value={fields.email}
        onChange={(email) => onChange({ email })}
        error={errors.email}
        isDisabled={isLocked}
        isRequired
        maxLength={MAX_EMAIL}
        autoComplete="email"
        type="email"
        inputMode="email"
      />
    </AddressForm>
  );
}
