import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { MAX_SELECT_PHOTOS, type Photo, type PhotoErrorKey } from '@muro/domain';
import { checkPhoto } from '@muro/press';
import { wrongInput, wrongUsage } from '../failure.ts';
import type { Progress } from '../terminal.ts';

/** A photo of the collage and the file it came from. */
export interface PhotoFile {
  readonly photo: Photo;
  readonly path: string;
}

const WORDS: Readonly<Record<PhotoErrorKey, string>> = {
  ERROR_FILE_TO_BIG: 'is larger than 25 MB',
  ERROR_NO_JPG_IMAGE: 'is not a JPEG photo',
  ERROR_COULD_NOT_LOAD: 'is damaged or too large',
  ERROR_NO_FILE_ACCESS: 'cannot be read',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'cannot be read',
};

const MOST_NAMED = 5;

/** Checks every photo as the server would, each pixel decoded once, and numbers them; the broken ones are all named. */
export async function readPhotos(paths: readonly string[], progress: Progress): Promise<readonly PhotoFile[]> {
  if (paths.length > MAX_SELECT_PHOTOS) {
    throw wrongUsage(`expected at most ${MAX_SELECT_PHOTOS} photos but received ${paths.length}`);
  }
  const checks = await checkAll(paths, progress);
  const broken = checks.flatMap((check, index) => (check.ok ? [] : [{ path: paths[index] as string, check }]));
  const [first, ...others] = broken;
  if (first) {
    const more = others.slice(0, MOST_NAMED - 1).map(({ path, check }) => `${path}: ${WORDS[check.error]}`);
    const rest = others.length >= MOST_NAMED ? [`and ${others.length - MOST_NAMED + 1} more`] : [];
    throw wrongInput(first.path, [`${WORDS[first.check.error]} (${first.check.reason})`, ...more, ...rest].join('; '));
  }
  return checks.flatMap((check, index): PhotoFile[] => {
    if (!check.ok) return [];
    const { widthPx, heightPx } = check.info;
    const path = paths[index] as string;
    return [{ path, photo: { id: String(index + 1), name: basename(path), type: 'COMPUTER', widthPx, heightPx } }];
  });
}

type Check = Awaited<ReturnType<typeof checkPhoto>>;

/** One photo a core. */
async function checkAll(paths: readonly string[], progress: Progress): Promise<readonly Check[]> {
  const checks: Check[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < paths.length) {
      const index = next++;
      checks[index] = await checkPhoto(paths[index] as string);
      progress.show(++done, paths.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    progress.end();
  }
  return checks;
}
