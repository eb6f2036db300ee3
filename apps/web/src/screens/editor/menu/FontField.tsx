import type { FontChoice } from '@muro/domain';
import { SelectField } from '../../../controls/SelectField.tsx';
import { type TextKey, useText } from '../../../state/language/text-store.ts';

type FontKey = Extract<TextKey, `FONT_${string}`>;

interface FontFieldProps {
  readonly fonts: readonly FontChoice[];
  /** Font family. */
  readonly font: string;
  readonly error?: string | null;
  readonly onChange: (family: string) => void;
}

/** A select field for the font; options are named by their character. */
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
