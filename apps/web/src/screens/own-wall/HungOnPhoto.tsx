import type { ImagePoint } from '@muro/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { PhotoMeasurement } from '../../room/own-wall/measure-photo.ts';
import { placeOnWall } from '../../room/own-wall/paint-wall.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { canShare, downloadPicture, sharePicture } from './keep-picture.ts';
import styles from './OwnWall.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { PieceHandles } from './PieceHandles.tsx';
import { useWallPicture } from './use-wall-picture.ts';
import { WholeCanvas } from './WholeCanvas.tsx';

interface HungOnPhotoProps {
  readonly piece: ShownPiece;
  readonly photo: WallPhoto;
  readonly measured: PhotoMeasurement & { readonly kind: 'measured' };
  readonly onMarks: () => void;
  readonly onOtherPhoto: () => void;
}

const HINT_WORDS = { goNearer: 'wallGoNearer', offBorder: 'wallOffBorder', markLevelEdge: 'wallMarkEdge' } as const;

/** The piece on the photo: it can be moved and corrected in size, kept as a picture and shared; the error of its size is stated. */
export function HungOnPhoto({ piece, photo, measured, onMarks, onOtherPhoto }: HungOnPhotoProps) {
  const t = useText();
  const [middle, setMiddle] = useState({ x: 0, y: 0 });
  const [percent, setPercent] = useState(100);
  const { wall, light } = measured;
  const { product } = piece;
  const { trim } = product;
  // A piece that does not fit before the camera has no handles, so it keeps its last place and size.
  const fits = (at: ImagePoint, size: number) => placeOnWall(product, wall, at, size) !== null;
  const seen = useMemo(() => placeOnWall(product, wall, middle, percent), [product, wall, middle, percent]);
  const picture = useWallPicture(piece, { photo, light, seen });
  const place = { x: middle.x - trim.width / 2, y: middle.y - trim.height / 2, ...trim };
  const error = Math.max(1, Math.ceil(2 * wall.sizeErrorOf(place) * Math.max(trim.width, trim.height)));
  return (
    <div className={styles.steps}>
      <PhotoSurface photo={photo} picture={<WholeCanvas source={picture} className={styles.photo} />}>
        {(scale) =>
          seen && (
            <PieceHandles
              piece={piece}
              corners={seen.outline}
              wallMap={wall.mapAt()}
              scale={scale}
              middle={middle}
              onMove={(to) => fits(to, percent) && setMiddle(to)}
              percent={percent}
              onCorrect={(to) => fits(middle, to) && setPercent(to)}
            />
          )
        }
      </PhotoSurface>
      <p role="status" className={styles.error}>
        {seen ? t('wallError', { length: error }) : t('wallBehind')}
      </p>
      {wall.hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {t(HINT_WORDS[hint])}
        </p>
      ))}
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => void downloadPicture(picture)}>
          {t('wallKeep')}
        </Button>
        {canShare() && <Button onPress={() => void sharePicture(picture, piece.label)}>{t('wallShare')}</Button>}
        <Button onPress={onMarks}>{t('wallChangeMarks')}</Button>
        <Button onPress={onOtherPhoto}>{t('wallOtherPhoto')}</Button>
      </div>
    </div>
  );
}
