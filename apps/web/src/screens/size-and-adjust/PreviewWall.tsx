import { isPanelMaterial, MATERIALS, type MaterialCode, type Surface } from '@muro/domain';
import { smallPicturesOf } from '../../app/photos/small-pictures.ts';
import { PreviewCanvas } from '../../canvas/PreviewCanvas.tsx';
import { classNames } from '../../controls/class-names.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './PreviewWall.module.css';
import type { Preview } from './use-preview.ts';

interface PreviewWallProps {
  readonly preview: Preview | null;
  /** Height of the preview, also while it is loading. */
  readonly heightPx: number;
  readonly material: MaterialCode;
}

/** The preview of the layout on a wall: a canvas shows its sides, a panel is raised, paper is flat. [SIZE-31] */
export function PreviewWall({ preview, heightPx, material }: PreviewWallProps) {
  const t = useText();
  const pictures = smallPicturesOf(useWorkspace());
  if (!preview) {
    return (
      <div className={styles.wall} aria-busy="true">
        <div style={{ height: heightPx }} />
      </div>
    );
  }
  const { drawing, trim, pxPerCm, photoCount } = preview;
  const { isCanvas, thickness } = MATERIALS[material];
  const depth = isCanvas ? thickness : 0;
  const depthPx = Math.round(Math.min(16, depth * pxPerCm * 0.5));
  const label = t('previewOf', { width: trim.width, height: trim.height, count: photoCount });
  return (
    <div className={styles.wall}>
      <div className={classNames(styles.piece, styles[surfaceOf(material)])} style={{ '--depth': `${depthPx}px` } as object}>
        <PreviewCanvas drawing={drawing} trim={trim} pxPerCm={pxPerCm} photos={pictures} label={label} depth={depth} />
      </div>
    </div>
  );
}

/** Returns the surface that the preview shows; a page of tiles lies on paper. */
const surfaceOf = (material: MaterialCode): Surface => (isPanelMaterial(material) ? 'paper' : MATERIALS[material].surface);
