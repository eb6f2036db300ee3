import type { Control, Template } from '@muro/domain';
import { useId } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { Segments } from '../../controls/Segments.tsx';
import { Stepper } from '../../controls/Stepper.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import { type Choice, chooseOption, controlsOf, stepValue, typeValue } from '../../flow/catalogue/design-choice.ts';
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
          <ControlRow key={control.key} template={template} control={control} />
        ))}
      <VariantChoice template={template} choice={choice} />
    </section>
  );
}

/** Maximum number of values that stand side by side. */
const MAX_SEGMENTS = 4;

interface ControlRowProps {
  readonly template: Template;
  readonly control: Control;
}

/** A selection with few values shows them side by side; all other controls are steppers. [WALL-21] */
function ControlRow(props: ControlRowProps) {
  const { type, options } = props.control;
  const isShort = type === 'CONTROL_ARROW' && options.length > 1 && options.length <= MAX_SEGMENTS;
  return isShort ? <ControlSegments {...props} /> : <ControlStepper {...props} />;
}

function ControlSegments({ template, control: { key, label, options, currentValue } }: ControlRowProps) {
  const textOf = useTextOf();
  const labelId = useId();
  const isIcon = key === 'hasText';
  return (
    <fieldset className={styles.row} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {textOf(label)}
      </span>
      <Segments
        label={{ id: labelId }}
        value={currentValue}
        options={options.map(({ value, label: name }) => ({
          id: value,
          label: textOf(name),
          ...(isIcon ? { icon: <TextPositionIcon name={name} /> } : {}),
        }))}
        onChange={(value) => choose(template, (now) => chooseOption(template, now, key, value))}
      />
    </fieldset>
  );
}

function ControlStepper({ template, control }: ControlRowProps) {
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
