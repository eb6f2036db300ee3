import type { FontChoice } from '@muro/domain';
import { SelectField } from '../../../controls/SelectField.tsx';
import { type TextKey, useText } from '../../../state/language/text-store.ts';

type FontKey = Extract<TextKey, `FONT_${string}`>;

interface FontFieldProps {
  readonly fonts: readonly FontChoice[];
  /** Family name. */
  readonly font: string;
  readonly error?: string | null;
  readonly onChange: (family: string) => void;
}

/** The typefaces that words may have, by what they are like. */
export function FontField({ fonts, font, error = null, onChange }: FontFieldProps) {
  const t = useText();
  return (
    <SelectField
      label={t('titleFont')}
      isRequired
      value={font}
      onChange={onChange}
      options={fonts.map(({ family, label }) => ({ id: family, label: t(label as FontKey) }))}
      error={error}
    />
  );
}
