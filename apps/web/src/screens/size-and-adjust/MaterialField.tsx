import { type MaterialCode, materialsOf, type Template } from '@muro/domain';
import { choose } from '../../app/catalogue/design-actions.ts';
import { SelectField } from '../../controls/SelectField.tsx';
import { type Choice, chooseMaterial } from '../../flow/catalogue/design-choice.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';

interface MaterialFieldProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** Id of 'no preference': the library's lists do not accept an empty id. */
const NO_PREFERENCE = 'NO_PREFERENCE';

/** Returns the text key of a material's name. [MAT-01 … MAT-09] */
export function materialLabel(code: MaterialCode): TextKey {
  return code === '' ? NO_PREFERENCE : code;
}

/** The select field for the material. [SIZE-19] [SIZE-24] */
export function MaterialField({ template, choice }: MaterialFieldProps) {
  const t = useText() as (key: TextKey) => string;
  const codes = materialsOf(choice.size);
  return (
    <SelectField
      label={t(template.isMaterialSpecific ? 'chooseProduct' : 'materialLabel')}
      value={materialLabel(choice.material)}
      options={codes.map((code) => ({ id: materialLabel(code), label: t(materialLabel(code)) }))}
      onChange={(id) => choose(template, (now) => chooseMaterial(template, now, codeOf(id)))}
    />
  );
}

function codeOf(id: string): MaterialCode {
  return id === NO_PREFERENCE ? '' : (id as MaterialCode);
}
