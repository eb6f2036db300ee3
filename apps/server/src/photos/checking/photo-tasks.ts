import { writeFile } from 'node:fs/promises';
import { suggestedRotationOf } from '@muro/domain';
import { artFault, checkPhoto, makeUprightCopy, photoFault } from '@muro/press';
import type { PhotoVerdict } from '../types/photos.ts';

export type PhotoTask =
  | { readonly kind: 'check'; readonly path: string; readonly web: string; readonly thumb: string }
  | { readonly kind: 'repaint'; readonly path: string; readonly out: string }
  | { readonly kind: 'art' | 'photo'; readonly path: string };

export type PhotoAnswer = PhotoVerdict | { readonly ok: boolean; readonly fault?: string };

/** Longest sides of the copies that the editor shows, px. */
const WEB_PX = 1024;
const THUMB_PX = 240;
/** Longest side of saved screenshots, which are squares, px. [SAVE-03] */
const PICTURE_PX = 500;

/** Runs in the child process: checks the photo fully, then writes its upright copies. */
export async function runPhotoTask(task: PhotoTask): Promise<PhotoAnswer> {
  if (task.kind === 'repaint') return { ok: await repaint(task.path, task.out) };
  if (task.kind !== 'check') return shopPicture(task.kind === 'art' ? await artFault(task.path) : await photoFault(task.path));
  const check = await checkPhoto(task.path);
  if (!check.ok) return { ok: false, error: check.error };
  const web = await makeUprightCopy(task.path, { maxPx: WEB_PX, quality: 84 });
  await writeFile(task.web, web.jpeg);
  await writeFile(task.thumb, (await makeUprightCopy(web.jpeg, { maxPx: THUMB_PX, quality: 80 })).jpeg);
  const { widthPx, heightPx, header } = check.info;
  return {
    ok: true,
    widthPx,
    heightPx,
    takenMs: header.takenMs,
    zoneMin: header.zoneMin,
    suggestedRotation: suggestedRotationOf(header.orientation),
    webWidthPx: web.widthPx,
    webHeightPx: web.heightPx,
  };
}

function shopPicture(fault: string | null): PhotoAnswer {
  return fault === null ? { ok: true } : { ok: false, fault };
}

async function repaint(path: string, out: string): Promise<boolean> {
  const check = await checkPhoto(path);
  if (!check.ok) return false;
  await writeFile(out, (await makeUprightCopy(path, { maxPx: PICTURE_PX, quality: 82 })).jpeg);
  return true;
}
