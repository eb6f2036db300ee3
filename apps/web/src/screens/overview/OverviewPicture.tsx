import type { CSSProperties } from 'react';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import styles from './OverviewPage.module.css';

interface OverviewPictureProps {
  readonly address: string;
  readonly alt: string;
  /** Size of the finished front, cm: reserves space for the picture. */
  readonly width: number;
  readonly height: number;
}

export function OverviewPicture({ address, alt, width, height }: OverviewPictureProps) {
  return (
    <div className={styles.picture} style={{ '--ratio': width / height } as CSSProperties}>
      <RetriedImage src={address} alt={alt} loading="lazy" />
    </div>
  );
}
