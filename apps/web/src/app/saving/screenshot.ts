import type { Collage } from '@muro/domain';
import { renderScreenshot } from '../../canvas/render-screenshot.ts';
import { loadShaperWithLetters } from '../../canvas/text-shaper.ts';
import { SCREENSHOT } from '../../flow/saving/save-process.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import type { CollagePictures } from '../photos/photo-pictures.ts';

/** Renders the screenshot that is saved with the open collage, base64; null without a collage. [SAVE-02] [SAVE-03] */
export async function paintScreenshot(collage: Collage | null, pictures: CollagePictures): Promise<string | null> {
  if (!collage) return null;
  const shaper = await loadShaperWithLetters();
  const scene = { page: pageOf(collage), collage, shaper, pictures };
  return base64Of(await renderScreenshot(scene, SCREENSHOT.sidePx, SCREENSHOT.quality));
}

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  // In chunks, because the number of call arguments is limited.
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}
