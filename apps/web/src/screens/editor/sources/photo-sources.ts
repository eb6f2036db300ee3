import { computerSource } from './computer-source.tsx';
import type { PhotoSource } from './photo-source.ts';
import { quotesSource } from './quotes-source.tsx';
import { socialSource } from './social-source.tsx';

/** All sources in tab order; the first one is initially open. [CHOOSE-02] */
export const PHOTO_SOURCES: readonly PhotoSource[] = [computerSource, socialSource, quotesSource];
