import type { Drawing } from '@muro/domain';
import type { OpenPicture } from '../picture/picture-opener.ts';

/** A drawing to paint into pixels. */
export interface RenderJob {
  readonly drawing: Drawing;
  readonly pxPerCm: number;
  readonly fileOf: OpenPicture;
  onProgress?(done: number, total: number): void;
}
