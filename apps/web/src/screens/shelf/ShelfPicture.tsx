import type { CSSProperties } from 'react';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import styles from './ShelfPage.module.css';

interface ShelfPictureProps {
  readonly address: string;
  readonly alt: string;
  /** Size of the finished front, cm: reserves space for the picture. */
  readonly width: number;
  readonly height: number;
}

export function ShelfPicture({ address, alt, width, height }: ShelfPictureProps) {
  return (
    <div className={styles.picture} style={{ '--ratio': width / height } as CSSProperties}>
      <RetriedImage src={address} alt={alt} loading="lazy" />
    </div>
  );
}
