import { addressField, MAX_EMAIL } from '@muro/api';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../state/language/text-store.ts';
import { AddressForm } from './AddressForm.tsx';
import type { LinesFieldsProps } from './fields-props.ts';

/** Where the order goes, and its mails. */
export function AddressFields({ lines, ...props }: LinesFieldsProps) {
  const t = useText();
  const { fields, errors, isLocked, onChange } = props;
  return (
    <AddressForm
      {...props}
      legend={t('cartAddress')}
      fieldOf={addressField}
      section="shipping"
      countries={lines[0]?.draft.countries ?? null}
    >
      <TextField
        name="email"
        label={t('cartEmail')}
        value={fields.email}
        onChange={(email) => onChange({ email })}
        error={errors.email ? t(errors.email) : null}
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
