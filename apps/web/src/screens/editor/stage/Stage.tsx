import { type Collage, type Page, shownRect, trimRect } from '@muro/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { CollageCanvas, type HitAt, type PageZoomControls } from '../../../canvas/CollageCanvas.tsx';
import { frontOutline } from '../../../flow/slots/front-outline.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useEditorView, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { FoldedSides } from '../fold/FoldedSides.tsx';
import { SlotMarks } from '../slots/SlotMarks.tsx';
import { TextLossMarks } from '../words/TextLossMarks.tsx';
import { Dock } from './Dock.tsx';
import { PageStops } from './PageStops.tsx';
import styles from './Stage.module.css';
import { stageGesture } from './stage-gestures.ts';
import { TouchHelp } from './TouchHelp.tsx';
import { useStopKeys } from './use-stop-keys.ts';

interface StageProps {
  readonly page: Page;
  /** Runs a hit test for a point of the window; set while the stage is shown. */
  readonly hitRef: RefObject<HitAt | null>;
}

/** Height of the dock with its distance from the foot, CSS px; less on a phone in landscape. */
const DOCK_PX = 68;
const DOCK_LOW_PX = 48;

/** The collage on the wall, with one element over each slot. */
export function Stage(props: StageProps) {
  const collage = useWork(collageOf);
  return collage ? <FilledStage {...props} collage={collage} /> : null;
}

/** Controls beside the page, on the same gesture surface: one finger on them and one on the page form a pinch. */
function WallControls(controls: PageZoomControls) {
  return (
    <>
      <Dock {...controls} />
      <TouchHelp />
    </>
  );
}

function FilledStage({ page, collage, hitRef }: StageProps & { readonly collage: Collage }) {
  const workspace = useWorkspace();
  const { pictures } = useSession();
  const onGesture = useCallback((gesture: Gesture, hitAt: HitAt) => stageGesture(workspace, gesture, hitAt), [workspace]);
  const t = useText();
  const shape = useEditorShape();
  const shaper = useShaper((store) => store.shaper);
  const [pxPerCm, setPxPerCm] = useState(0);
  const front = useMemo(() => frontOutline(page), [page]);
  const isFront = useEditorView((view) => !view.isAllRound) && front !== null;
  const viewRect = useMemo(() => (isFront ? trimRect(page.trim) : shownRect(page)), [page, isFront]);
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
        viewRect={viewRect}
        pictures={pictures}
        zooms="page"
        marginPx={null}
        footPx={shape === 'low' ? DOCK_LOW_PX : DOCK_PX}
        hitRef={hitRef}
        viewRef={workspace.wall}
        onScale={setPxPerCm}
        onGesture={onGesture}
        controls={WallControls}
      >
        {front && !isFront && <FoldedSides front={front} viewRect={viewRect} pxPerCm={pxPerCm} />}
        <PageStops page={page} collage={collage} viewRect={viewRect} isFront={isFront} pxPerCm={pxPerCm} />
        <TextLossMarks page={page} viewRect={viewRect} />
        <SlotMarks page={page} viewRect={viewRect} />
      </CollageCanvas>
    </section>
  );
}
