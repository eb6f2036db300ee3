import type { ImagePoint, SizeCm } from '@muro/domain';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { CheckboxField } from '../../controls/CheckboxField.tsx';
import type { MarkedSheet, PhotoFault } from '../../room/own-wall/measure-photo.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './OwnWall.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { SheetField } from './SheetField.tsx';
import { SheetPoints } from './SheetPoints.tsx';

interface MarkSheetProps {
  readonly photo: WallPhoto;
  readonly marks: MarkedSheet;
  /** Reason why these marks could not be measured. */
  readonly fault: PhotoFault | null;
  readonly onChange: (marks: MarkedSheet) => void;
  readonly onHang: () => void;
  readonly onOtherPhoto: () => void;
}

const FAULT_TEXTS = {
  notFourCorners: 'wallNotFourCorners',
  tooSmall: 'wallTooSmall',
  tooSlanted: 'wallTooSlanted',
  otherSheet: 'wallWrongSheet',
  tooTurned: 'wallTooTurned',
  noSheet: 'wallNoSheet',
} as const satisfies Record<PhotoFault, string>;

/** The photo with a point on each corner of the sheet, and with two more on a level edge if the person marks one. */
export function MarkSheet({ photo, marks, fault, onChange, onHang, onOtherPhoto }: MarkSheetProps) {
  const t = useText();
  const { levelEdge, sheet } = marks;
  const [moved, setMoved] = useState('');
  return (
    <div className={styles.steps}>
      <p>{t('wallMarkHint')}</p>
      <PhotoSurface photo={photo}>
        {(scale) => <SheetPoints photo={photo} scale={scale} marks={marks} onChange={onChange} onSettled={setMoved} />}
      </PhotoSurface>
      <p role="status" className={styles.visuallyHidden}>
        {moved}
      </p>
      <p role="alert" className={styles.fault}>
        {fault && t(FAULT_TEXTS[fault])}
      </p>
      <SheetField sheet={sheet} onChange={(next: SizeCm) => onChange({ ...marks, sheet: next })} />
      <CheckboxField isSelected={levelEdge !== null} onChange={(isOn) => onChange({ ...marks, levelEdge: isOn ? startEdge(photo) : null })}>
        {t('wallEdge')}
      </CheckboxField>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onHang}>
          {t('wallHang')}
        </Button>
        <Button onPress={onOtherPhoto}>{t('wallOtherPhoto')}</Button>
      </div>
    </div>
  );
}

/** A level line in the lower part of the photo, where skirting boards and sofas are. */
function startEdge({ size: { widthPx, heightPx } }: WallPhoto): readonly [ImagePoint, ImagePoint] {
  return [
    { x: widthPx * 0.2, y: heightPx * 0.8 },
    { x: widthPx * 0.8, y: heightPx * 0.8 },
  ];
}
