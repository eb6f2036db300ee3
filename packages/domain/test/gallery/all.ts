import { alleven } from './alleven.ts';
import type { Gallery } from './gallery.ts';
import { mosaic1 } from './mosaic1.ts';
import { normalsplit } from './normalsplit.ts';
import { single } from './single.ts';

/** Every generator's gallery by the generator's name. */
export const GALLERIES: Readonly<Record<string, Gallery>> = { alleven, mosaic1, normalsplit, single };
