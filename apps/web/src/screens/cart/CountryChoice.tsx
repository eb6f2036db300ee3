import { SelectField } from '../../controls/SelectField.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { FieldsProps } from './fields-props.ts';

interface CountryChoiceProps extends FieldsProps {
  /** Codes of the countries that the shop delivers to. */
  readonly countries: readonly string[];
}

/** The country of an order, if the shop delivers only to some countries. */
export function CountryChoice({ countries, fields, errors, isLocked, onChange }: CountryChoiceProps) {
  const t = useText();
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <SelectField
      label={t('cartCountry')}
      value={fields.country || null}
      placeholder={t('cartCountryMissing')}
      options={countries.map((code) => ({ id: code, label: names.of(code) ?? code }))}
      onChange={(country) => onChange({ country })}
      isDisabled={isLocked}
      isRequired
      error={errors.country ? t(errors.country) : null}
    />
  );
}

/** Lists the countries that the shop delivers to, so that buyers elsewhere need not start. */
export function DeliveredCountries({ codes }: { readonly codes: readonly string[] }) {
  const t = useText();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
  return <p className={styles.countries}>{t('cartDelivers', { countries })}</p>;
}
