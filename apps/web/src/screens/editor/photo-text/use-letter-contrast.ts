import type { Collage, TextData } from '@muro/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { renderPixels } from '../../../canvas/render-screenshot.ts';
import { letterContrast } from '../../../flow/edit/letter-contrast.ts';
import { type PhotoWithText, previewCollage } from '../../../flow/edit/photo-with-text.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';

/** Longest side of the measured picture, px: letters of a line of text have edges of some hundred pixels. */
const SIDE_PX = 320;
/** Debounce after a change of the text, ms. */
const REST_MS = 300;

export interface LetterContrast {
  /** Contrast in the letters' own colour, 1 … 21. */
  readonly ownColor: number;
  readonly white: number;
}

/** Measures the contrast of the letters against the photo and stripe under them; null while unknown or without letters. [WALL-29] */
export function useLetterContrast(collage: Collage, work: PhotoWithText, text: TextData): LetterContrast | null {
  const { pictures } = useSession();
  const shaper = useShaper((store) => store.shaper);
  const [contrast, setContrast] = useState<LetterContrast | null>(null);
  useEffect(() => {
    let isWanted = shaper !== null;
    const measure = async (): Promise<void> => {
      const sceneIn = (color: string) => ({
        page: work.page,
        collage: previewCollage(collage, work, { ...text, color }),
        shaper,
        pictures,
      });
      const pixels = { inBlack: await renderPixels(sceneIn('#000000'), SIDE_PX), inWhite: await renderPixels(sceneIn('#ffffff'), SIDE_PX) };
      if (!isWanted) return;
      const ownColor = letterContrast(pixels, text.color);
      const onWhite = letterContrast(pixels, '#ffffff');
      setContrast(ownColor === null || onWhite === null ? null : { ownColor, white: onWhite });
    };
    const timer = window.setTimeout(() => isWanted && void measure().catch(() => undefined), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [collage, work, text, shaper, pictures]);
  return contrast;
}
