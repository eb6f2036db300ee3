import type { Rect } from '@muro/domain';
import { type DeviceRect, deviceRect, pageRect } from './dirty-rect.ts';
import type { DoubleBuffer } from './double-buffer.ts';
import type { ScreenPictures } from './paint-part.ts';
import { type DrawnScene, leavesHairlines, paintArea, partDrawing, sceneDrawing, withoutMissingPictures } from './paint-scene.ts';

/** If painting by parts left hairlines, the whole page is repainted after this idle time. */
const REPAINT_MS = 400;

export interface PagePainter {
  /** Paints the available parts of a scene: missing pictures are left out. */
  paint(now: DrawnScene, parts: readonly Rect[] | 'all'): void;
  dispose(): void;
}

/** @param displayedScene  returns the displayed scene, or null while a photo is being moved */
export function createPagePainter(page: DoubleBuffer, pictures: ScreenPictures, displayedScene: () => DrawnScene | null): PagePainter {
  let repaintTimer = 0;
  let hasHairlines = false;

  const paint = ({ scene, drawing, wanted }: DrawnScene, parts: readonly Rect[] | 'all'): void => {
    clearTimeout(repaintTimer);
    const isLoaded: Parameters<typeof withoutMissingPictures>[1] = (ref) => pictures.picture(ref) !== null;
    const isComplete = wanted.every(({ ref }) => isLoaded(ref));
    const paintable = isComplete ? scene : withoutMissingPictures(scene, isLoaded);
    const fullPage: DeviceRect = { xPx: 0, yPx: 0, widthPx: page.widthPx, heightPx: page.heightPx };
    if (parts === 'all') {
      hasHairlines = false;
      const all = isComplete ? drawing : sceneDrawing(paintable);
      page.paint(true, (surface) => paintArea(surface, { drawing: all, scene, pictures }, fullPage, fullPage));
      return;
    }
    const areas = parts.map((part) => deviceRect(part, scene));
    page.paint(false, (surface) => {
      for (const area of areas) {
        paintArea(surface, { drawing: partDrawing(paintable, pageRect(area, scene)), scene, pictures }, area, fullPage);
      }
    });
    hasHairlines ||= areas.some((area) => leavesHairlines(scene, pageRect(area, scene)));
    if (hasHairlines) repaintTimer = window.setTimeout(repaintWhole, REPAINT_MS);
  };

  const repaintWhole = (): void => {
    const displayed = displayedScene();
    if (displayed) paint(displayed, 'all');
    else repaintTimer = window.setTimeout(repaintWhole, REPAINT_MS);
  };

  return { paint, dispose: () => clearTimeout(repaintTimer) };
}
