import { type SizeCm, STILL_WALL_FACTOR } from '@muro/domain';
import { RetriedImage } from '../../controls/RetriedImage.tsx';
import { objectPicture } from '../../state/address/object-picture.ts';
import { CORNER_PX } from '../material-rows/corner-px.ts';

/** Longest side of the server's picture of the product, px. */
const PICTURE_PX = 640;

/** Place of the front's upper right corner: as shares of the picture, and of the part of it that is seen. */
const CORNER = { x: 0.83, y: 0.17 };
const SEEN_AT = { x: 0.64, y: 0.28 };

interface PictureCornerProps {
  /** Address of the picture of the collage's printed sheet on a material. */
  readonly picture: string;
  /** The finished front, cm. */
  readonly size: SizeCm;
}

/** The upper right corner of the server's picture of the product; as large as on the size page, if the picture has enough pixels. */
export function PictureCorner({ picture, size: { width, height } }: PictureCornerProps) {
  const pxPerCm = Math.min(CORNER_PX.perCm * STILL_WALL_FACTOR, PICTURE_PX / Math.max(width, height));
  const [widthPx, heightPx] = [width * pxPerCm, height * pxPerCm];
  return (
    <RetriedImage
      src={objectPicture(picture)}
      alt=""
      loading="lazy"
      style={{
        position: 'absolute',
        width: widthPx,
        height: heightPx,
        maxWidth: 'none',
        left: SEEN_AT.x * CORNER_PX.width - CORNER.x * widthPx,
        top: SEEN_AT.y * CORNER_PX.height - CORNER.y * heightPx,
      }}
    />
  );
}
