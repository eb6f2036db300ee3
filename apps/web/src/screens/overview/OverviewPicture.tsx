import type { CSSProperties } from 'react';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import { objectPicture } from '../../state/address/object-picture.ts';
import styles from './OverviewPage.module.css';

interface OverviewPictureProps {
  /** Address of the picture of a collage's printed sheet. */
  readonly address: string;
  /** The printed sheet, or the finished product on a wall. */
  readonly look: 'sheet' | 'object';
  readonly alt: string;
  /** Size of the finished front, cm: reserves space for the picture. */
  readonly width: number;
  readonly height: number;
}

export function OverviewPicture({ address, look, alt, width, height }: OverviewPictureProps) {
  const src = look === 'sheet' ? address : objectPicture(address);
  return (
    <div className={styles.picture} data-look={look} style={{ '--ratio': width / height } as CSSProperties}>
      <RetriedImage src={src} alt={alt} loading="lazy" />
    </div>
  );
}
