import { type ReactNode, useId, useRef, useState } from 'react';
import { useControlWords } from './control-words.ts';
import { BackIcon, ForwardIcon, MinusIcon, PlusIcon } from './Icons.tsx';
import styles from './Stepper.module.css';
import { useHoldToRepeat } from './use-hold-to-repeat.ts';

interface StepperProps {
  readonly label: string;
  /** The value as text, e.g. '3', '0.5', 'A'. */
  readonly valueText: string;
  /** All possible texts of the value: the longest one sets the width, so that nothing shifts under the pointer. */
  readonly valueTexts?: readonly string[];
  /** Shown instead of the text; the text is then its accessible name. */
  readonly icon?: ReactNode;
  readonly onStep: (by: -1 | 1) => void;
  readonly isMinimum: boolean;
  readonly isMaximum: boolean;
  /** Bounds of a numeric value, for assistive technology; undefined for a list of options. */
  readonly range?: { readonly value: number; readonly min: number; readonly max: number; readonly step: number };
  /** If given, the value can also be typed. A rejected value is replaced by the current one. */
  readonly onType?: (text: string) => void;
}

/**
 * Minus, value, plus. The value is a spin button stepped with the arrow keys and the only tab stop; the two buttons are for the pointer.
 */
export function Stepper(props: StepperProps) {
  const { label, onStep, isMinimum, isMaximum, range, onType } = props;
  const texts = useControlWords();
  const labelId = useId();
  const less = useHoldToRepeat(() => onStep(-1), isMinimum);
  const more = useHoldToRepeat(() => onStep(1), isMaximum);
  const isOptionList = range === undefined;
  return (
    <fieldset className={styles.stepper} aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <span className={styles.control}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={texts[isOptionList ? 'previousOption' : 'less'](label)}
          aria-disabled={isMinimum}
          {...less}
        >
          {isOptionList ? <BackIcon /> : <MinusIcon />}
        </button>
        {onType ? <TypedValue {...props} onType={onType} /> : <ShownValue {...props} />}
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={texts[isOptionList ? 'nextOption' : 'more'](label)}
          aria-disabled={isMaximum}
          {...more}
        >
          {isOptionList ? <ForwardIcon /> : <PlusIcon />}
        </button>
      </span>
    </fieldset>
  );
}

function ShownValue({ label, valueText, valueTexts = [], icon, range, onStep }: StepperProps) {
  const bounds = range ? { 'aria-valuenow': range.value, 'aria-valuemin': range.min, 'aria-valuemax': range.max } : { 'aria-valuenow': 0 };
  return (
    <span
      role="spinbutton"
      tabIndex={0}
      className={styles.value}
      aria-label={label}
      aria-valuetext={valueText}
      {...bounds}
      onKeyDown={(event) => {
        const by = STEP_KEYS[event.key];
        if (!by) return;
        event.preventDefault();
        onStep(by);
      }}
    >
      {icon ?? valueText}
      {valueTexts.map((text) => (
        <span key={text} className={styles.room} data-text={text} aria-hidden />
      ))}
    </span>
  );
}

const STEP_KEYS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/**
 * A text field for the value: applies every typed digit at once; a field left empty is reset to its former value. [CTRL-12] [CTRL-13]
 * [GEN-NUM-12 … GEN-NUM-14]
 */
function TypedValue({ label, valueText, range, onStep, onType }: StepperProps & { readonly onType: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const valueBefore = useRef(valueText);
  const type = (text: string) => {
    if (typed === null) valueBefore.current = valueText;
    const digits = text.replace(/\D/g, '').slice(0, range ? String(range.max).length : undefined);
    setTyped(digits);
    if (digits !== '') onType(digits);
  };
  const finish = () => {
    if (typed === '') onType(valueBefore.current);
    setTyped(null);
  };
  return (
    <input
      className={styles.value}
      type="number"
      inputMode="numeric"
      aria-label={label}
      value={typed ?? valueText}
      {...(range ? { min: range.min, max: range.max, step: range.step } : {})}
      onChange={(event) => type(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTyped(null);
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
