import { type CSSProperties, useId } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value as text, e.g. '3.5°'. */
  readonly valueText: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** Called repeatedly while the slider is dragged. */
  readonly onChange: (value: number) => void;
  /** Called when the pointer is released. */
  readonly onRelease: () => void;
}

/** A slider with a marked middle, filled from there; dragged, or stepped with the arrow keys. */
export function Slider({ label, value, valueText, range, onChange, onRelease }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles.line}
        {...range}
        value={value}
        style={{ '--at': shareOf(value, range) } as CSSProperties}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onRelease}
      />
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
    </div>
  );
}

/** Returns the position of the value between both ends, 0–1. */
function shareOf(value: number, { min, max }: SliderProps['range']): number {
  return (value - min) / (max - min);
}
