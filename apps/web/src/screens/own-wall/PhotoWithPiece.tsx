import { Button } from '../../controls/Button.tsx';
import type { PhotoMeasurement } from '../../room/own-wall/measure-photo.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { CanvasHost } from './CanvasHost.tsx';
import styles from './OwnWall.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { PieceHandles } from './PieceHandles.tsx';
import { canShare, downloadPicture, sharePicture } from './share-picture.ts';
import { usePlaceOnWall } from './use-place-on-wall.ts';
import { useWallPicture } from './use-wall-picture.ts';

interface PhotoWithPieceProps {
  readonly piece: ShownPiece;
  readonly photo: WallPhoto;
  readonly measured: PhotoMeasurement & { readonly kind: 'measured' };
  readonly onMarks: () => void;
  readonly onOtherPhoto: () => void;
}

const HINT_TEXTS = { goNearer: 'wallGoNearer', offBorder: 'wallOffBorder', markLevelEdge: 'wallMarkEdge' } as const;

/** The piece on the photo: it can be moved and corrected in size, kept as a picture and shared; the error of its size is stated. */
export function PhotoWithPiece({ piece, photo, measured, onMarks, onOtherPhoto }: PhotoWithPieceProps) {
  const t = useText();
  const { wall, light, look } = measured;
  const { product } = piece;
  const { trim } = product;
  const { placement, middle, percent, move, correct } = usePlaceOnWall(product, wall, photo);
  const picture = useWallPicture(piece, { photo, light, look, placement }, wall);
  const place = { x: middle.x - trim.width / 2, y: middle.y - trim.height / 2, ...trim };
  const error = Math.max(1, Math.ceil(2 * wall.sizeErrorOf(place) * Math.max(trim.width, trim.height)));
  return (
    <div className={styles.steps}>
      <PhotoSurface photo={photo} picture={<CanvasHost source={picture} className={styles.photo} />}>
        {(scale) =>
          placement && (
            <PieceHandles
              piece={piece}
              corners={placement.outline}
              wallMap={wall.mapAt()}
              scale={scale}
              middle={middle}
              onMove={move}
              percent={percent}
              onCorrect={correct}
            />
          )
        }
      </PhotoSurface>
      <p role="status" className={styles.error}>
        {placement ? t('wallError', { length: error }) : t('wallBehind')}
      </p>
      {wall.hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {t(HINT_TEXTS[hint])}
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
