import type { PhotoErrorKey } from '@muro/domain';
import type { ReactNode } from 'react';
import { Dots } from '../../../controls/Dots.tsx';
import { CheckIcon, WarningIcon } from '../../../controls/Icons.tsx';
import { useText } from '../../../state/language/text-store.ts';
import tileStyles from '../tray/PhotoTile.module.css';
import styles from './Gallery.module.css';

export interface GalleryPicture {
  readonly key: string;
  readonly name: string;
  readonly src: string;
  /** Width by height; null if unknown until the picture has loaded. */
  readonly ratio: number | null;
  readonly used: number;
  /** 'reading' while being added to the collage, or the error. */
  readonly state?: 'reading' | PhotoErrorKey | undefined;
}

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  readonly size: 'photo' | 'quote';
  readonly onChoose: (key: string) => void;
}

/** Pictures of a source, lazily loaded near the viewport; a click chooses one. [CHOOSE-18] [THUMB-11] */
export function Gallery({ pictures, size, onChoose }: GalleryProps) {
  return (
    <ul className={styles.pictures} data-size={size}>
      {pictures.map((picture) => (
        <li key={picture.key}>
          <Tile picture={picture} onChoose={() => onChoose(picture.key)} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ picture, onChoose }: { readonly picture: GalleryPicture; readonly onChoose: () => void }) {
  const t = useText();
  const { name, src, ratio, used, state } = picture;
  const labelParts = [name, used > 0 && t('usedTimes', { count: used }), state && (state === 'reading' ? t('sourceReading') : t(state))];
  return (
    <button
      type="button"
      className={tileStyles.picture}
      title={t('tileHover')}
      aria-label={labelParts.filter(Boolean).join(', ')}
      aria-busy={state === 'reading' || undefined}
      style={ratio ? { aspectRatio: ratio } : undefined}
      onClick={onChoose}
    >
      <img src={src} alt="" loading="lazy" decoding="async" />
      {used > 0 && (
        <span className={tileStyles.used} aria-hidden="true">
          <CheckIcon />
          {t('usedTimes', { count: used })}
        </span>
      )}
      {state === 'reading' && (
        <PictureOverlay>
          <Dots />
        </PictureOverlay>
      )}
      {state && state !== 'reading' && (
        <PictureOverlay>
          <WarningIcon />
          {t(state)}
        </PictureOverlay>
      )}
    </button>
  );
}

function PictureOverlay({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.overlay} aria-hidden="true">
      {children}
    </span>
  );
}
