import { ADDRESS_PARTS, type AddressPart, type AddressRule, type InvoiceField } from '@muro/api';
import type { ReactNode } from 'react';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './AddressForm.module.css';

type AddressField = AddressPart | InvoiceField;

interface AddressFormProps {
  /** Left out if a heading above serves as the legend. */
  readonly legend?: string;
  /** Returns the field name of a part, for the request and for autofill. */
  readonly fieldOf: (part: AddressPart) => AddressField;
  readonly section: 'shipping' | 'billing';
  /** Replaces the country field; null if any country can be typed. */
  readonly country: ReactNode;
  /** Label and autofill token of the name field, if it is more than a person's name. */
  readonly nameAs?: { readonly label: string; readonly autoComplete: string };
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
  /** Error texts by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly isLocked?: boolean;
  readonly onChange: (part: Readonly<Partial<Record<AddressField, string>>>) => void;
  /** Shown before the parts. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A postal address of an order. */
export function AddressForm({ legend, country, lead, children, ...rest }: AddressFormProps) {
  return (
    <fieldset className={styles.section}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.address}>
        {lead}
        {ADDRESS_PARTS.map((rule) => (rule.part === 'country' && country) || <PartField key={rule.part} rule={rule} {...rest} />)}
        {children}
      </div>
    </fieldset>
  );
}

type PartProps = Omit<AddressFormProps, 'legend' | 'country' | 'lead' | 'children'> & { readonly rule: AddressRule };

function PartField({ rule, fieldOf, section, nameAs, fields, errors, isLocked = false, onChange }: PartProps) {
  const t = useText();
  const { part, maxLength, isRequired } = rule;
  const { label, autoComplete } = part === 'name' && nameAs ? nameAs : { ...rule, label: t(labelOf(part)) };
  const field = fieldOf(part);
  return (
    <TextField
      name={field}
      label={label}
      value={fields[field] ?? ''}
      onChange={(value) => onChange({ [field]: value })}
      error={errors[field]}
      isDisabled={isLocked}
      isRequired={isRequired}
      maxLength={maxLength}
      className={styles[part]}
      autoComplete={`${section} ${autoComplete}`}
    />
  );
}

const labelOf = (part: AddressPart) => `cart${part.charAt(0).toUpperCase()}${part.slice(1)}` as `cart${Capitalize<AddressPart>}`;
