import { memoizeLru } from '../../units/memoize-lru.ts';
import type { ProgressListener } from '../shared/generator.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitLayout, FitTask } from './fit-task.ts';

/**
 * `fitPhotos` with an LRU cache: a page is requested again for another material or title, and a search takes a thousand times as long as
 * a lookup.
 */
export const cachedFit: (task: FitTask, onProgress?: ProgressListener) => FitLayout = memoizeLru(8, JSON.stringify, fitPhotos);
