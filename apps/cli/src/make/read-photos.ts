import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { type CaptureTime, itemAt, MAX_COLLAGE_PHOTOS, type Photo, type PhotoErrorHint, type PhotoErrorKey } from '@muro/domain';
import { checkPhoto, type PhotoCheck, photoJpeg } from '@muro/press';
import pLimit from 'p-limit';
import { accessReason } from '../files/read-text.ts';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import type { Progress } from '../terminal/terminal.ts';

/** A photo of the collage and its source file. */
export interface PhotoFile extends CaptureTime {
  readonly photo: Photo;
  /** Path as given by the user. */
  readonly path: string;
  /** Path of the JPEG for the collage: the file itself, or one converted from it. */
  readonly jpeg: string;
}

const WORDS: Readonly<Record<PhotoErrorKey, string>> = {
  ERROR_FILE_TO_BIG: 'is larger than 25 MB',
  ERROR_NO_JPG_IMAGE: 'is not a photo',
  ERROR_COULD_NOT_LOAD: 'is damaged or too large',
  ERROR_NO_FILE_ACCESS: 'cannot be read',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'cannot be read',
};

/** Advice for files of kinds that cannot be printed. */
const HINTS: Partial<Record<PhotoErrorHint, string>> = {
  HINT_RAW: 'is a RAW photo; save it as JPEG first',
  HINT_JPEG_XL: 'is a JPEG XL picture; save it as JPEG first',
  HINT_APPLE_PNG: 'is a PNG made for an iPhone app; save it as JPEG first',
  HINT_GIF: 'is a GIF; save it as JPEG first',
  HINT_VIDEO: 'is a video',
  HINT_SERIES: 'is a series of pictures; save one of them as a photo',
  HINT_CUT_OFF: 'breaks off; copy it again from the camera',
};

const MAX_LISTED = 5;

/**
 * Checks all photos as the server does, decoding every pixel once, and numbers them. Reports all broken ones. Photos of other formats are
 * converted to JPEG.
 *
 * @param folder  folder for the converted photos
 */
export async function readPhotos(paths: readonly string[], folder: string, progress: Progress): Promise<readonly PhotoFile[]> {
  if (paths.length > MAX_COLLAGE_PHOTOS) {
    throw wrongUsage(`expected at most ${MAX_COLLAGE_PHOTOS} photos but received ${paths.length}`);
  }
  const checks = await checkAll(paths, folder, progress);
  const broken = checks.flatMap((check, index) => (check.ok ? [] : [{ path: itemAt(paths, index), check }]));
  const [first, ...others] = broken;
  if (first) {
    const more = others.slice(0, MAX_LISTED - 1).map(({ path, check }) => `${path}: ${wordsOf(check)}`);
    const rest = others.length >= MAX_LISTED ? [`and ${others.length - MAX_LISTED + 1} more`] : [];
    throw wrongInput(first.path, [reasonOf(first.check), ...more, ...rest].join('; '));
  }
  return checks.flatMap((check, index): PhotoFile[] => {
    if (!check.ok) return [];
    const { widthPx, heightPx } = check.info;
    const path = itemAt(paths, index);
    const name = check.jpeg === path ? basename(path) : `${basename(path, extname(path))}.jpg`;
    return [
      {
        path,
        jpeg: check.jpeg,
        takenMs: check.takenMs,
        zoneMin: check.zoneMin,
        photo: { id: String(index + 1), name, type: 'COMPUTER', widthPx, heightPx },
      },
    ];
  });
}

/** Returns the reason of a failure: errors of the file system in our words, errors of the photo reader in its own. */
function reasonOf(check: Failed): string {
  const { error, reason } = check;
  if (check.hint) return wordsOf(check);
  const [code = ''] = /^E[A-Z]+(?=:)/.exec(reason) ?? [];
  return code === '' ? `${WORDS[error]} (${reason})` : `${WORDS[error]}: ${accessReason({ code, message: reason })}`;
}

function wordsOf({ error, hint }: Failed): string {
  return (hint && HINTS[hint]) ?? WORDS[error];
}

type Failed = Extract<PhotoCheck, { readonly ok: false }> & { readonly hint?: PhotoErrorHint | null };
type Check = (Extract<PhotoCheck, { readonly ok: true }> & Pick<PhotoFile, 'jpeg' | keyof CaptureTime>) | Failed;

async function checkOne(path: string, made: string): Promise<Check> {
  try {
    const other = await photoJpeg(path);
    if (other?.ok === false) return { ...other, reason: WORDS[other.error] };
    if (other) await writeFile(made, other.jpeg);
    const jpeg = other ? made : path;
    const check = await checkPhoto(jpeg);
    if (!check.ok) return check;
    const { takenMs, zoneMin } = other ?? check.info.header;
    return { ...check, jpeg, takenMs, zoneMin };
  } catch (error) {
    return { ok: false, error: 'ERROR_NO_FILE_ACCESS', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Checks the photos in parallel, one per CPU core. */
async function checkAll(paths: readonly string[], folder: string, progress: Progress): Promise<readonly Check[]> {
  let done = 0;
  try {
    return await pLimit(availableParallelism()).map(paths, async (path, index) => {
      const check = await checkOne(path, join(folder, `${index + 1}.jpg`));
      progress.show(++done, paths.length);
      return check;
    });
  } finally {
    progress.end();
  }
}
