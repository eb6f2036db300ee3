import { computerSource } from './computer-source.tsx';
import type { PhotoSource } from './photo-source.ts';
import { quotesSource } from './quotes-source.tsx';
import { socialSource } from './social-source.tsx';

/** Every source, in the order of its tab; the first one is open at first. [CHOOSE-02] */
export const PHOTO_SOURCES: readonly PhotoSource[] = [computerSource, socialSource, quotesSource];
