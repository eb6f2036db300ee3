import { renderScreenshot } from '../../canvas/render-screenshot.ts';
import { loadTextShaper } from '../../canvas/text-shaper.ts';
import { SCREENSHOT } from '../../flow/saving/save-process.ts';
import { pageOf } from '../collage/open-page.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { collagePictures } from '../photos/photo-pictures.ts';

/** The small picture that is saved with the open collage, base64; null without one. [SAVE-02] [SAVE-03] */
export async function paintScreenshot(): Promise<string | null> {
  const collage = collageOf(useWork.getState());
  if (!collage) return null;
  const shaper = await loadTextShaper();
  const shot = { page: pageOf(collage), collage, shaper, pictures: collagePictures };
  return base64Of(await renderScreenshot(shot, SCREENSHOT.sidePx, SCREENSHOT.quality));
}

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
