import { type Page, photoLayers, type Rect } from '@muro/domain';
import { useLayoutEffect, useRef } from 'react';
import { createMovingLayer } from '../../../controls/moving-layer.ts';
import { markPlace } from '../../../flow/slots/mark-place.ts';
import type { SlotDrag } from '../../../flow/slots/slot-drag.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import styles from './SlotMarks.module.css';

interface SlotMarksProps {
  readonly page: Page;
  readonly viewRect: Rect;
}

/** Marks of a photo drag: the slot it was lifted from and the slot under the pointer. */
export function SlotMarks(props: SlotMarksProps) {
  return (
    <>
      <SlotMark {...props} look="lifted" slotOf={liftedFrom} />
      <SlotMark {...props} look="over" slotOf={droppedInto} />
    </>
  );
}

interface SlotMarkProps extends SlotMarksProps {
  readonly look: 'lifted' | 'over';
  readonly slotOf: (drag: SlotDrag) => string | null;
}

/** One element that moves from slot to slot without rendering; without a marked slot it is outside the page. */
function SlotMark({ page, viewRect, look, slotOf }: SlotMarkProps) {
  const workspace = useWorkspace();
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const frames = new Map(photoLayers(page).map((layer) => [layer.slot, layer]));
    const moving = createMovingLayer(element, OFF_SCREEN);
    let marked: string | null = null;
    const follow = (drag: SlotDrag): void => {
      const slot = slotOf(drag);
      if (slot === marked) return;
      marked = slot;
      const layer = slot === null ? undefined : frames.get(slot);
      const place = layer && markPlace(layer, viewRect);
      if (place && element.style.width !== place.width) element.style.width = place.width;
      if (place && element.style.height !== place.height) element.style.height = place.height;
      moving.moveTo(place?.transform ?? OFF_SCREEN);
    };
    follow(workspace.view.store.getState().drag);
    const stop = workspace.view.store.subscribe(({ drag }) => follow(drag));
    return () => {
      stop();
      moving.release();
    };
  }, [workspace, page, viewRect, slotOf]);
  return <div ref={mark} className={`${styles.mark} ${styles[look]}`} style={{ zIndex: page.layers.length + 2 }} aria-hidden="true" />;
}

const OFF_SCREEN = 'translate(-9999px, 0)';

function liftedFrom(drag: SlotDrag): string | null {
  return drag.mode === 'carrying' ? drag.from : null;
}

function droppedInto(drag: SlotDrag): string | null {
  return drag.mode === 'carrying' && drag.over !== drag.from ? drag.over : null;
}
