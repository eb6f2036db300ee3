import { type CSSProperties, useId } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** What the value reads as: '3.5°'. */
  readonly valueText: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** Again and again while it is dragged. */
  readonly onChange: (value: number) => void;
  /** The pointer let go. */
  readonly onRelease: () => void;
}

/** A value on a line whose middle is marked, and which is filled from there: dragged, or stepped with the arrow keys. */
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

/** Where the value lies between both ends, 0–1. */
function shareOf(value: number, { min, max }: SliderProps['range']): number {
  return (value - min) / (max - min);
}
