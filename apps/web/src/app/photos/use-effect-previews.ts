import type { Collage, Page, PhotoLayer } from '@muro/domain';
import { useEffect, useState } from 'react';
import { renderEffectPreviews } from '../../canvas/render-effect-previews.ts';
import { logWarning } from '../../files/log-warning.ts';
import type { EffectPreviews } from '../../flow/edit/effect-options.ts';
import { slotPage } from '../../flow/slots/slot-page.ts';
import { collageOf } from '../../state/collage/work.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import type { CollagePictures } from './photo-pictures.ts';

/** Longest side of an effect preview, CSS px. [FX-01] */
export const EFFECT_PREVIEW_PX = 100;

const NONE: EffectPreviews = {};

/** Returns previews of a slot's photo with each effect, rendered when first shown and again when the photo moves in its slot. [FX-03] */
export function useEffectPreviews(page: Page, layer: PhotoLayer, pictures: CollagePictures): EffectPreviews {
  const { work } = useWorkspace();
  const [previews, setPreviews] = useState(NONE);
  const fill = useWork((work) => collageOf(work)?.fills[layer.slot]);
  const photoId = fill?.photoId;
  const view = fill?.view;
  useEffect(() => {
    const collage = collageOf(work.getState());
    if (!collage || !photoId || !view) return undefined;
    let isUnmounted = false;
    const plainCollage: Collage = { ...collage, fills: { [layer.slot]: { photoId, view, effect: '', text: null } } };
    const job = { page: slotPage(page, layer), collage: plainCollage, pictures };
    // A device without memory for more canvases shows the effects by name only.
    const rendering = renderEffectPreviews(job, EFFECT_PREVIEW_PX * window.devicePixelRatio).catch(logWarning);
    void rendering.then((blobs) => {
      if (blobs && !isUnmounted) setPreviews(Object.fromEntries([...blobs].map(([effect, blob]) => [effect, URL.createObjectURL(blob)])));
    });
    return () => {
      isUnmounted = true;
    };
  }, [work, page, layer, pictures, photoId, view]);
  useEffect(() => () => Object.values(previews).forEach((address) => void URL.revokeObjectURL(address)), [previews]);
  return previews;
}
