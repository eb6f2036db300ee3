import type { Blobs } from '../ports/blobs.ts';
import type { Photos } from '../ports/photos.ts';

export interface SweepPorts {
  readonly blobs: Blobs;
  readonly photos: Photos;
  /** Whether to stop before the end: the server is leaving. */
  readonly isLeaving: () => boolean;
}

export interface Swept {
  /** Received and never finished. */
  readonly drafts: number;
  /** Named by no collage, and not asked for lately. */
  readonly photos: number;
  /** Originals, copies and collage pictures that nothing is made of. */
  readonly files: number;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/**
 * Lets go of what nobody has: drafts after an hour, photos that no collage names and files of nothing after a week.
 * Uploads and saves may go on meanwhile: whatever they touch is younger than what is looked for here.
 */
export async function sweepPhotos({ blobs, photos, isLeaving }: SweepPorts): Promise<Swept> {
  const drafts = await blobs.dropDrafts(HOUR_MS);
  const gone = isLeaving() ? 0 : await photos.forgetUnused(WEEK_MS / 1000);
  let files = 0;
  for await (const names of blobs.keptFor(WEEK_MS)) {
    if (isLeaving()) break;
    const wanted = await photos.referenced(names);
    for (const name of names.filter((one) => !wanted.has(one))) {
      if (await blobs.forget(name, WEEK_MS, async () => (await photos.referenced([name])).has(name))) files++;
    }
  }
  return { drafts, photos: gone, files };
}
