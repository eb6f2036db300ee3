import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Name of the operation; shown above the bar and read out. */
  readonly label: string;
  /** 0 … `max`; null if the duration is unknown (indeterminate). */
  readonly value: number | null;
  readonly max?: number;
}

export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  const part = value === null || max <= 0 ? 0 : Math.min(1, value / max);
  return (
    <AriaProgressBar
      aria-label={label}
      maxValue={Math.max(max, 1e-9)}
      {...(value === null ? { isIndeterminate: true } : { value })}
      className={styles.progress ?? ''}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.track}>
        <span className={value === null ? styles.waiting : styles.bar} style={value === null ? {} : { transform: `scaleX(${part})` }} />
      </span>
    </AriaProgressBar>
  );
}
