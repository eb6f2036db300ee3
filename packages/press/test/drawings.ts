import type { Drawing, DrawOp, Effect, Rect } from '@muro/domain';
import { rectPath } from '@muro/domain';
import type { PdfJob } from '../src/pdf/write-pdf.ts';
import { openPictureFile } from '../src/picture/picture-file.ts';

export const CREATED = new Date('2026-11-21T10:45:00Z');

export const photoOp = (id: string, rect: Rect, effect: Effect = ''): DrawOp => ({
  op: 'image',
  picture: { kind: 'photo', id, effect },
  rect,
});

/** A photo cut to `frame`, drawn into `rect`. */
export function clipped(id: string, frame: Rect, rect: Rect = frame): readonly DrawOp[] {
  return [{ op: 'push' }, { op: 'clip', path: rectPath(frame) }, photoOp(id, rect), { op: 'pop' }];
}

/** A page of `width` x `height` cm with `bleed` round it. */
export function drawingOf(width: number, height: number, bleed: number, ops: readonly DrawOp[]): Drawing {
  return { sheet: { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }, ops };
}

/** A print job for a drawing whose photo ids are paths. */
export function pdfJob(drawing: Drawing, out: string, more: Partial<PdfJob> = {}): PdfJob {
  const { x, y, width, height } = drawing.sheet;
  return {
    drawing,
    out,
    sheet: drawing.sheet,
    trim: { width: width + 2 * x, height: height + 2 * y },
    title: 'A title',
    createdAt: CREATED,
    id: 'test',
    outputProfile: null,
    fileOf: (picture) => openPictureFile(picture.kind === 'photo' ? picture.id : picture.source),
    ...more,
  };
}
