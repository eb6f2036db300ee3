import type { PaintJob } from '@muro/press';

/** A page to paint, without the shaper that all share. */
export type Scene = Omit<PaintJob, 'shaper'>;
