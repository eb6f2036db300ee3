import { type CollageTools, sizeText, type TextShaper } from '@muro/domain';
import { create } from 'zustand';
import { loadTextShaper, onMoreLetters } from '../../canvas/text-shaper.ts';
import { textNow } from '../language/text-store.ts';

interface ShaperStore {
  /** Null until the fonts have loaded. */
  readonly shaper: TextShaper | null;
}

/** The text shaper of the page: loaded when the editor opens, shared by canvas and commands. Replaced when more letters have loaded. */
export const useShaper = create<ShaperStore>()(() => ({ shaper: null }));
onMoreLetters((shaper) => useShaper.setState({ shaper }));

/** Returns the tools that commands use to measure and fill texts; waits for the fonts. Rejects if they cannot be loaded. */
export async function loadCollageTools(): Promise<CollageTools> {
  const shaper = await loadTextShaper();
  useShaper.setState({ shaper });
  const t = textNow();
  return {
    sizeText: (data, box) => sizeText(useShaper.getState().shaper ?? shaper, data, box),
    defaultTexts: { title: t('defaultTitle'), subtitle: t('defaultSubtitle') },
  };
}
