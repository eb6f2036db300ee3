import { type CollageTools, fitText, type TextShaper } from '@muro/domain';
import { create } from 'zustand';
import { loadTextShaper } from '../../canvas/text-shaper.ts';
import { textNow } from '../locale/text-store.ts';

interface ShaperStore {
  /** Null until the fonts are there. */
  readonly shaper: TextShaper | null;
}

/** The fonts of the page: loaded when the editor opens, shared by canvas and commands. */
export const useShaper = create<ShaperStore>()(() => ({ shaper: null }));

/** What commands need to measure and fill texts; waits for the fonts. Rejects when they cannot be loaded. */
export async function loadCollageTools(): Promise<CollageTools> {
  const shaper = await loadTextShaper();
  useShaper.setState({ shaper });
  const t = textNow();
  return {
    fitText: (data, box) => fitText(shaper, data, box),
    defaultTexts: { title: t('defaultTitle'), subtitle: t('defaultSubtitle') },
  };
}
