import { type Collage, type Page, shownRect } from '@muro/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { CollageCanvas, type HitAt, type PageZoomControls } from '../../../canvas/CollageCanvas.tsx';
import { frontOutline } from '../../../flow/slots/front-outline.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { collageOf } from '../../../state/collage/work-store.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useEditorView, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { FoldVeil } from '../fold/FoldVeil.tsx';
import { SlotMarks } from '../slots/SlotMarks.tsx';
import { TextLossMarks } from '../words/TextLossMarks.tsx';
import { PageStops } from './PageStops.tsx';
import styles from './Stage.module.css';
import { stageGesture } from './stage-gestures.ts';
import { TouchHelp } from './TouchHelp.tsx';
import { useStopKeys } from './use-stop-keys.ts';
import { ZoomControls } from './ZoomControls.tsx';

interface StageProps {
  readonly page: Page;
  /** Runs a hit test for a point of the window; set while the stage is shown. */
  readonly hitRef: RefObject<HitAt | null>;
}

/** The collage on the wall, with one element over each slot. */
export function Stage(props: StageProps) {
  const collage = useWork(collageOf);
  return collage ? <FilledStage {...props} collage={collage} /> : null;
}

/** Controls beside the page, on the same gesture surface: one finger on them and one on the page form a pinch. */
function WallControls(controls: PageZoomControls) {
  return (
    <>
      <ZoomControls {...controls} />
      <TouchHelp />
    </>
  );
}

function FilledStage({ page, collage, hitRef }: StageProps & { readonly collage: Collage }) {
  const workspace = useWorkspace();
  const { pictures } = useSession();
  const onGesture = useCallback((gesture: Gesture, hitAt: HitAt) => stageGesture(workspace, gesture, hitAt), [workspace]);
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const [pxPerCm, setPxPerCm] = useState(0);
  const shown = useMemo(() => shownRect(page), [page]);
  const front = useMemo(() => frontOutline(page), [page]);
  const isFindingSubjects = useEditorView((view) => view.isFindingSubjects);
  const section = useRef<HTMLElement>(null);
  useStopKeys(section);
  return (
    <section ref={section} className={styles.stage} aria-label={t('editorCollage')} data-laying={isFindingSubjects || undefined}>
      <p id="slot-keys" hidden>
        {t('slotKeys')}
      </p>
      <CollageCanvas
        page={page}
        collage={collage}
        shaper={shaper}
        live={workspace.live.source}
        pictures={pictures}
        zooms="page"
        marginPx={null}
        hitRef={hitRef}
        viewRef={workspace.wall}
        onScale={setPxPerCm}
        onGesture={onGesture}
        controls={WallControls}
      >
        {front && <FoldVeil front={front} shown={shown} pxPerCm={pxPerCm} hasRoomBelow />}
        <PageStops page={page} collage={collage} shown={shown} pxPerCm={pxPerCm} />
        <TextLossMarks page={page} shown={shown} />
        <SlotMarks page={page} shown={shown} />
      </CollageCanvas>
    </section>
  );
}
