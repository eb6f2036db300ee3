import type { RefObject } from 'react';
import type { PageView } from '../../canvas/CollageCanvas.tsx';

/** The open collage as the editor shows it; null while it does not. */
export const shownPage: RefObject<PageView | null> = { current: null };
