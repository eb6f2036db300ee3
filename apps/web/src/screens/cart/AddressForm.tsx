import { ADDRESS_PARTS, type AddressPart, type AddressRule, type InvoiceField } from '@muro/api';
import type { ReactNode } from 'react';
import { SelectField } from '../../controls/SelectField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './fields-props.ts';

interface AddressFormProps extends FieldsProps {
  readonly legend: string;
  /** Which of the addresses it is, for the request and for the browser. */
  readonly fieldOf: (part: AddressPart) => AddressPart | InvoiceField;
  readonly section: 'shipping' | 'billing';
  /** Codes of those to choose from; null: any is taken. */
  readonly countries: readonly string[] | null;
  /** Who it is, where that is more than a person's name. */
  readonly nameAs?: { readonly label: string; readonly autoComplete: string };
  readonly children?: ReactNode;
}

/** One postal address of an order. */
export function AddressForm({ legend, countries, children, ...rest }: AddressFormProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.address}>
        {countries && countries.length > 1 && <Countries codes={countries} />}
        {ADDRESS_PARTS.map((rule) =>
          rule.part === 'country' && countries ? (
            <CountryChoice key={rule.part} countries={countries} {...rest} />
          ) : (
            <PartField key={rule.part} rule={rule} {...rest} />
          ),
        )}
        {children}
      </div>
    </fieldset>
  );
}

/** Where it can be delivered at all: whoever lives elsewhere need not begin. */
function Countries({ codes }: { readonly codes: readonly string[] }) {
  const t = useText();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
  return <p className={styles.countries}>{t('cartDelivers', { countries })}</p>;
}

type PartProps = Omit<AddressFormProps, 'legend' | 'countries' | 'children'>;

function PartField({ rule, fieldOf, section, nameAs, fields, errors, isLocked, onChange }: PartProps & { readonly rule: AddressRule }) {
  const t = useText();
  const { part, most, isRequired } = rule;
  const { label, autoComplete } = part === 'name' && nameAs ? nameAs : { ...rule, label: t(labelOf(part)) };
  const field = fieldOf(part);
  const error = errors[field];
  return (
    <TextField
      name={field}
      label={label}
      value={fields[field]}
      onChange={(value) => onChange({ [field]: value })}
      error={error ? t(error) : null}
      isDisabled={isLocked}
      isRequired={isRequired}
      maxLength={most}
      className={styles[part]}
      autoComplete={`${section} ${autoComplete}`}
    />
  );
}

const labelOf = (part: AddressPart) => `cart${part.charAt(0).toUpperCase()}${part.slice(1)}` as `cart${Capitalize<AddressPart>}`;

function CountryChoice({ countries, fieldOf, fields, errors, isLocked, onChange }: PartProps & { readonly countries: readonly string[] }) {
  const t = useText();
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const field = fieldOf('country');
  const error = errors[field];
  return (
    <SelectField
      label={t(labelOf('country'))}
      value={fields[field] || null}
      placeholder={t('cartCountryMissing')}
      options={countries.map((code) => ({ id: code, label: names.of(code) ?? code }))}
      onChange={(country) => onChange({ [field]: country })}
      isDisabled={isLocked}
      isRequired
      error={error ? t(error) : null}
    />
  );
}
