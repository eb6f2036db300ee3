import type { PaintJob } from '@muro/press';

/** A page to paint, without the text shaper that all paint jobs share. */
export type Scene = Omit<PaintJob, 'shaper'>;
