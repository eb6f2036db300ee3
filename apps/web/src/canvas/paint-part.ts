import type { Drawing } from '@muro/domain';
import { type PaintContext, type Pictures, paintDrawing } from '@muro/painter';
import type { Surface } from './double-buffer.ts';
import type { Scene } from './scene.ts';

export type ScreenPictures = Pictures<CanvasImageSource>;

/** Paints a drawing onto a canvas whose top left corner is that of the visible part of the page. */
export function paintPart(
  context: Surface,
  { viewRect, pxPerCm }: Pick<Scene, 'viewRect' | 'pxPerCm'>,
  drawing: Drawing,
  pictures: ScreenPictures,
): void {
  context.transform(pxPerCm, 0, 0, pxPerCm, -viewRect.x * pxPerCm, -viewRect.y * pxPerCm);
  paintDrawing(context as unknown as PaintContext<CanvasImageSource>, drawing, pictures);
}
