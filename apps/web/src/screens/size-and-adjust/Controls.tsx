import type { Control, Template } from '@muro/domain';
import { choose } from '../../app/catalogue/design-actions.ts';
import { Stepper } from '../../controls/Stepper.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import { type Choice, controlsOf, stepValue, typeValue } from '../../flow/catalogue/design-choice.ts';
import { variantControl } from '../../flow/catalogue/variants.ts';
import { useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './Controls.module.css';
import { TextPositionIcon } from './TextPositionIcon.tsx';
import { VariantChoice } from './VariantChoice.tsx';

interface ControlsProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** The controls of a generated design. [SIZE-20] [CTRL-01] */
export function Controls({ template, choice }: ControlsProps) {
  const t = useText();
  const variant = variantControl(template, choice);
  return (
    <section className={styles.controls}>
      <h2>{t('adjustDesign')}</h2>
      {controlsOf(template, choice)
        .filter(({ key }) => key !== variant?.key)
        .map((control) => (
          <ControlStepper key={control.key} template={template} control={control} />
        ))}
      <VariantChoice template={template} choice={choice} />
    </section>
  );
}

function ControlStepper({ template, control }: { readonly template: Template; readonly control: Control }) {
  const { key, type, isMinimum, isMaximum, currentValue, minValue, maxValue, step } = control;
  const { text, texts, icon } = useShownValue(control);
  const range = type === 'CONTROL_ARROW' ? {} : { range: { value: currentValue, min: minValue, max: maxValue, step } };
  const typing =
    type === 'CONTROL_INPUT' ? { onType: (typed: string) => choose(template, (now) => typeValue(template, now, key, typed)) } : {};
  return (
    <Stepper
      label={useTextOf()(control.label)}
      valueText={text}
      valueTexts={texts}
      icon={icon}
      isMinimum={isMinimum}
      isMaximum={isMaximum}
      onStep={(by) => choose(template, (now) => stepValue(template, now, key, by))}
      {...range}
      {...typing}
    />
  );
}

/** Returns the displayed value: numbers in the language's format, options by name, text positions as an icon. [CTRL-03] [CTRL-05] */
function useShownValue({ key, type, options, currentValue, digits }: Control) {
  const textOf = useTextOf();
  const numberText = useNumberText();
  const option = options.find(({ value }) => value === currentValue);
  if (option && key === 'hasText') return { text: textOf(option.label), texts: [], icon: <TextPositionIcon name={option.label} /> };
  if (option) return { text: textOf(option.label), texts: options.map(({ label }) => textOf(label)), icon: undefined };
  const text = type === 'CONTROL_INPUT' ? String(currentValue).padStart(digits, '0') : numberText(currentValue);
  return { text, texts: [], icon: undefined };
}
