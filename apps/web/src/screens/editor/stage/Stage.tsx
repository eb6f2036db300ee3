import type { Collage, Page } from '@muro/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useShaper } from '../../../app/collage/collage-tools.ts';
import { setEditorView, useEditorView } from '../../../app/collage/editor-view.ts';
import { liveSource } from '../../../app/collage/live-view.ts';
import { shownPage } from '../../../app/collage/shown-page.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { collagePictures } from '../../../app/photos/photo-pictures.ts';
import { CollageCanvas, type HitAt } from '../../../canvas/CollageCanvas.tsx';
import { shownRect } from '../../../flow/slots/shown-rect.ts';
import { SlotElement } from '../slots/SlotElement.tsx';
import { SlotMarks } from '../slots/SlotMarks.tsx';
import { placedStates, slotInfos } from '../slots/slot-info.ts';
import { useSlotKeys } from '../slots/use-slot-keys.ts';
import { TextElements } from '../TextElements.tsx';
import styles from './Stage.module.css';
import { activateSlot, stageGesture } from './stage-gestures.ts';
import { ZoomControls } from './ZoomControls.tsx';

interface StageProps {
  readonly page: Page;
  /** Looks up what lies under a point of the window; set while the stage is shown. */
  readonly hitRef: RefObject<HitAt | null>;
}

/** The collage on the wall, with one element over each slot. */
export function Stage(props: StageProps) {
  const collage = useWork(collageOf);
  return collage ? <FilledStage {...props} collage={collage} /> : null;
}

function FilledStage({ page, collage, hitRef }: StageProps & { readonly collage: Collage }) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const states = usePhotoLibrary(useShallow(({ entries }) => placedStates(collage, entries)));
  const isQualityShown = useEditorView((view) => view.isQualityShown);
  const [pxPerCm, setPxPerCm] = useState(0);
  const shown = useMemo(() => shownRect(page), [page]);
  const infos = useMemo(() => slotInfos(page, collage, states), [page, collage, states]);
  const section = useRef<HTMLElement>(null);
  useSlotKeys(section);
  const onMenu = useCallback((menuSlot: string) => setEditorView({ menuSlot }), []);
  return (
    <section ref={section} className={styles.stage} aria-label={t('editorCollage')}>
      <p id="slot-keys" hidden>
        {t('slotKeys')}
      </p>
      <CollageCanvas
        page={page}
        collage={collage}
        shaper={shaper}
        live={liveSource}
        pictures={collagePictures}
        zooms="page"
        marginPx={null}
        hitRef={hitRef}
        viewRef={shownPage}
        onScale={setPxPerCm}
        onGesture={stageGesture}
        controls={ZoomControls}
      >
        {infos.map((info) => (
          <SlotElement
            key={info.slot}
            info={info}
            shown={shown}
            pxPerCm={pxPerCm}
            isQualityShown={isQualityShown}
            onActivate={activateSlot}
            onMenu={onMenu}
          />
        ))}
        <TextElements page={page} collage={collage} shown={shown} />
        <SlotMarks page={page} shown={shown} />
      </CollageCanvas>
    </section>
  );
}
