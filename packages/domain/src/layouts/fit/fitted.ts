import { memoizeLru } from '../../units/memoize-lru.ts';
import type { ProgressListener } from '../generator.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitLayout, FitTask } from './fit-task.ts';

/**
 * `fitPhotos`, with the last few answers remembered: a page is asked for again and again while it is looked at, with another
 * material or title, and a search is a thousand times what looking it up is.
 */
export const fitted: (task: FitTask, onProgress?: ProgressListener) => FitLayout = memoizeLru(8, JSON.stringify, fitPhotos);
