import type { SizeCm } from '@muro/domain';
import { useState } from 'react';
import { SelectField } from '../../controls/SelectField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { SHEETS, type SheetName } from '../../room/own-wall/sheets.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './OwnWall.module.css';

interface SheetFieldProps {
  readonly sheet: SizeCm;
  readonly onChange: (sheet: SizeCm) => void;
}

const NAMES: Readonly<Record<SheetName, string>> = { a4: 'A4', a3: 'A3', letter: 'Letter' };
/** Allowed side lengths of other sheets, cm. */
const SIDE = { min: 5, max: 200 };

/** The size of the sheet on the wall: a standard size, or any other by its width and height. */
export function SheetField({ sheet, onChange }: SheetFieldProps) {
  const t = useText();
  const names = Object.keys(SHEETS) as SheetName[];
  const sheetName = names.find((name) => SHEETS[name] === sheet);
  const [sides, setSides] = useState({ width: '', height: '' });
  const type = (change: Partial<typeof sides>): void => {
    const next = { ...sides, ...change };
    setSides(next);
    const [width, height] = [next.width, next.height].map(readLength);
    if (width && height) onChange({ width, height });
  };
  const options = names.map((name) => ({ id: name, label: `${NAMES[name]} · ${t('roomSize', SHEETS[name])}` }));
  return (
    <div className={styles.sheetField}>
      <SelectField
        label={t('wallSheet')}
        value={sheetName ?? 'other'}
        onChange={(id) => {
          const name = names.find((candidate) => candidate === id);
          // Copies the size: only the objects of `SHEETS` count as known sheets, so that the fields for width and height appear.
          onChange(name ? SHEETS[name] : { ...sheet });
        }}
        options={[...options, { id: 'other', label: t('wallOtherSheet') }]}
      />
      {!sheetName && (
        <>
          <TextField label={t('wallSheetWidth')} inputMode="decimal" value={sides.width} onChange={(width) => type({ width })} />
          <TextField label={t('wallSheetHeight')} inputMode="decimal" value={sides.height} onChange={(height) => type({ height })} />
        </>
      )}
    </div>
  );
}

/** Reads a length with a point or a comma; null if it is not valid. */
function readLength(text: string): number | null {
  const length = Number(text.trim().replace(',', '.'));
  return length >= SIDE.min && length <= SIDE.max ? length : null;
}
