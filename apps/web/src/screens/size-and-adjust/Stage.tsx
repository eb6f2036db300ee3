import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { PreviewWall } from './PreviewWall.tsx';
import styles from './Stage.module.css';
import { type Preview, usePreviewScale } from './use-preview.ts';

interface StageProps {
  readonly preview: Preview | null;
  readonly choice: Choice;
}

/** The picture of the choice, which fills everything beside the panel. [WALL-11] */
export function Stage({ preview, choice }: StageProps) {
  const scaleOf = usePreviewScale();
  // While the layout is being computed its final space is reserved, so that nothing shifts.
  const trim = preview?.trim ?? choice.size;
  return (
    <div className={styles.stage}>
      <PreviewWall preview={preview} heightPx={trim.height * scaleOf(trim)} material={choice.material} />
    </div>
  );
}
