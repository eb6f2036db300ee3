import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from './class-names.ts';
import { RadioButtons } from './RadioButtons.tsx';
import styles from './Segments.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface Segment<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** Shown instead of the label, which then is the accessible name and the tooltip. */
  readonly icon?: ReactNode;
}

interface SegmentsProps<Id extends string | number> {
  /** Accessible name of the group, or the id of the element that contains it. */
  readonly label: string | { readonly id: string };
  readonly value: Id;
  readonly options: readonly Segment<Id>[];
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
}

/** A radio group of a few values side by side. Arrow keys move the selection. */
export function Segments<Id extends string | number>({ label, value, options, onChange, className }: SegmentsProps<Id>) {
  return (
    <RadioButtons
      {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id })}
      value={value}
      onChange={onChange}
      className={classNames(styles.segments, className)}
    >
      {options.map((option) => (
        <SegmentButton key={option.id} option={option} />
      ))}
    </RadioButtons>
  );
}

function SegmentButton({ option: { id, label, icon } }: { readonly option: Segment<string | number> }) {
  if (!icon) {
    return (
      <ToggleButton id={id} className={styles.segment ?? ''}>
        {label}
      </ToggleButton>
    );
  }
  return (
    <Tooltip text={label}>
      <ToggleButton id={id} aria-label={label} className={styles.segment ?? ''}>
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}
