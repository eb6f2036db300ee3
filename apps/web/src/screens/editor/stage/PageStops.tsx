import { type Collage, type Page, type Rect, textLayers } from '@muro/domain';
import { useCallback, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { stopOrder } from '../../../state/collage/open-page.ts';
import { useEditorView, usePhotoLibrary, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useTextScale } from '../../../state/window/use-window-size.ts';
import { SlotElement } from '../slots/SlotElement.tsx';
import { placedStates, slotInfos } from '../slots/slot-info.ts';
import styles from './Stage.module.css';
import { activateSlot } from './stage-gestures.ts';
import { TextElement } from './TextElement.tsx';

interface PageStopsProps {
  readonly page: Page;
  readonly collage: Collage;
  readonly viewRect: Rect;
  /** True if the page shows only its front: slots end at the front's edge. */
  readonly isFront: boolean;
  /** CSS px per cm. */
  readonly pxPerCm: number;
}

/**
 * An element over each slot and each text, in reading order, as one tab stop with arrow keys (roving tabindex). The role toolbar makes
 * screen readers pass these keys through.
 */
export function PageStops({ page, collage, viewRect, isFront, pxPerCm }: PageStopsProps) {
  const workspace = useWorkspace();
  const t = useText();
  const states = usePhotoLibrary(useShallow(({ entries }) => placedStates(collage, entries)));
  const isQualityShown = useEditorView((view) => view.isQualityShown);
  const textScale = useTextScale();
  const last = useEditorView((view) => view.stop);
  const infos = useMemo(() => new Map(slotInfos(page, collage, states).map((info) => [info.slot, info])), [page, collage, states]);
  const texts = useMemo(() => new Map(textLayers(page).map((layer) => [layer.slot, layer])), [page]);
  const onMenu = useCallback((menuSlot: string) => workspace.view.set({ menuSlot }), [workspace]);
  const onActivate = useCallback((slot: string) => activateSlot(workspace, slot), [workspace]);
  const stops = stopOrder(page);
  const tabStop = last !== null && stops.includes(last) ? last : stops[0];
  const elementOf = (stop: string) => {
    const isTabStop = stop === tabStop;
    const info = infos.get(stop);
    const layer = texts.get(stop);
    if (layer) {
      const text = collage.texts[stop]?.text ?? '';
      return <TextElement key={stop} layer={layer} text={text} viewRect={viewRect} depth={page.layers.length + 1} isTabStop={isTabStop} />;
    }
    const common = { viewRect, isFront, pxPerCm, textScale, isQualityShown, isTabStop };
    return info && <SlotElement key={stop} info={info} {...common} onActivate={onActivate} onMenu={onMenu} />;
  };
  return (
    <div role="toolbar" aria-label={t('slotsName')} className={styles.stops}>
      {stops.map(elementOf)}
    </div>
  );
}
