import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { itemAt, MAX_COLLAGE_PHOTOS, type Photo, type PhotoErrorKey } from '@muro/domain';
import { checkPhoto } from '@muro/press';
import { wrongInput, wrongUsage } from '../failure.ts';
import { accessReason } from '../read-text.ts';
import type { Progress } from '../terminal.ts';

/** A photo of the collage and the file it came from. */
export interface PhotoFile {
  readonly photo: Photo;
  readonly path: string;
  /** By the camera's clock; null when the photo does not say. */
  readonly takenMs: number | null;
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
  if (paths.length > MAX_COLLAGE_PHOTOS) {
    throw wrongUsage(`expected at most ${MAX_COLLAGE_PHOTOS} photos but received ${paths.length}`);
  }
  const checks = await checkAll(paths, progress);
  const broken = checks.flatMap((check, index) => (check.ok ? [] : [{ path: itemAt(paths, index), check }]));
  const [first, ...others] = broken;
  if (first) {
    const more = others.slice(0, MOST_NAMED - 1).map(({ path, check }) => `${path}: ${WORDS[check.error]}`);
    const rest = others.length >= MOST_NAMED ? [`and ${others.length - MOST_NAMED + 1} more`] : [];
    throw wrongInput(first.path, [reasonOf(first.check), ...more, ...rest].join('; '));
  }
  return checks.flatMap((check, index): PhotoFile[] => {
    if (!check.ok) return [];
    const { widthPx, heightPx, header } = check.info;
    const path = itemAt(paths, index);
    return [{ path, takenMs: header.takenMs, photo: { id: String(index + 1), name: basename(path), type: 'COMPUTER', widthPx, heightPx } }];
  });
}

/** What the system says of a file is said in our words, what the photo's reader says in its own. */
function reasonOf({ error, reason }: Check & { readonly ok: false }): string {
  const [code = ''] = /^E[A-Z]+(?=:)/.exec(reason) ?? [];
  return code === '' ? `${WORDS[error]} (${reason})` : `${WORDS[error]}: ${accessReason({ code, message: reason })}`;
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
      checks[index] = await checkPhoto(itemAt(paths, index));
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
