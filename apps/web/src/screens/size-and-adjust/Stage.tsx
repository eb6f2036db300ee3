import { productOf, type Template } from '@muro/domain';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Segments } from '../../controls/Segments.tsx';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { useIsNarrower } from '../../state/window/use-window-size.ts';
import { Lens } from './Lens.tsx';
import { PreviewWall } from './PreviewWall.tsx';
import styles from './Stage.module.css';
import { StillRoom } from './StillRoom.tsx';
import { shownMaterial } from './shown-piece.ts';
import { type Preview, usePreviewBoxPx, usePreviewScale } from './use-preview.ts';
import { WallView } from './WallView.tsx';

const CloseUp = lazy(() => lazyPart(() => import('./CloseUp.tsx')).then((file) => ({ default: file.CloseUp })));

type View = 'wall' | 'close' | 'flat';

/** Windows at least this wide show the lens, px. */
const LENS_FROM_PX = 1100;

interface StageProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
}

/** The picture of the choice, which fills everything beside the panel: on a wall, close up, or flat. [WALL-11] [WALL-13] */
export function Stage({ template, choice, preview }: StageProps) {
  const t = useText();
  const [view, setView] = useState<View>('wall');
  const stage = useRef<HTMLDivElement>(null);
  const previewBox = usePreviewBoxPx();
  // The lens disappears with the wall: the focus moves to the view that it has opened.
  const openCloseUp = (): void => {
    flushSync(() => setView('close'));
    stage.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  };
  return (
    <div ref={stage} className="size-stage" data-view={view} style={{ '--preview-box': `${previewBox}px` } as CSSProperties}>
      <StageView view={view} {...{ template, choice, preview }} onCloseUp={openCloseUp} />
      <Segments
        label={t('views')}
        value={view}
        options={[
          { id: 'wall', label: t('viewWall') },
          { id: 'close', label: t('viewClose') },
          { id: 'flat', label: t('viewFlat') },
        ]}
        onChange={setView}
        className={styles.views}
      />
    </div>
  );
}

interface StageViewProps extends StageProps {
  readonly view: View;
  readonly onCloseUp: () => void;
}

function StageView({ view, template, choice, preview, onCloseUp }: StageViewProps): ReactNode {
  const t = useText();
  const scaleOf = usePreviewScale();
  const hasLens = !useIsNarrower(LENS_FROM_PX);
  // While the layout is being computed its final space is reserved, so that nothing shifts.
  const trim = preview?.trim ?? choice.size;
  if (view === 'flat') return <PreviewWall preview={preview} heightPx={trim.height * scaleOf(trim)} material={choice.material} />;
  if (!preview) return <StillRoom />;
  const product = productOf(preview.trim, shownMaterial(template, choice));
  const label = t('previewOf', { width: trim.width, height: trim.height, count: preview.photoCount });
  const piece = { product, drawing: preview.piece.drawing, photos: preview.piece.photos, label };
  if (view === 'close') {
    return (
      <Suspense fallback={<StillRoom piece={piece} />}>
        <CloseUp piece={piece} />
      </Suspense>
    );
  }
  return (
    <>
      <WallView {...{ piece, template, choice, preview }} />
      {hasLens && <Lens piece={piece} onPress={onCloseUp} />}
    </>
  );
}
