import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import styles from './HeadingSelect.module.css';
import { DownIcon } from './Icons.tsx';
import { VisuallyHidden } from './Notice.tsx';
import { type SelectOption, SelectOptions } from './SelectField.tsx';

interface HeadingSelectProps {
  readonly label: string;
  /** Shown on the button: the heading of the section. */
  readonly heading: string;
  /** The longest heading: its space is reserved, so that the neighbours keep their places. */
  readonly longestHeading?: string;
  /** True if the heading does not contain the selected value; screen readers then read both. */
  readonly isValueHidden?: boolean;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (id: string) => void;
}

/** A select field whose button is the heading of a section. */
export function HeadingSelect({ label, heading, longestHeading, isValueHidden = false, value, options, onChange }: HeadingSelectProps) {
  return (
    <h2 className={styles.heading} data-longest={longestHeading}>
      <Select aria-label={label} value={value} onChange={(key) => key !== null && onChange(String(key))} className={styles.select ?? ''}>
        <Button className={styles.button ?? ''}>
          {isValueHidden ? (
            <>
              <span aria-hidden="true">{heading}</span>
              <VisuallyHidden>
                <SelectValue />
              </VisuallyHidden>
            </>
          ) : (
            <SelectValue>{() => heading}</SelectValue>
          )}
          <DownIcon className={styles.caret} />
        </Button>
        <SelectOptions options={options} />
      </Select>
    </h2>
  );
}
