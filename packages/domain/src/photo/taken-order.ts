import type { TakenTime } from './taken-time.ts';

const MINUTE_MS = 60_000;

/**
 * Moments by which photos are sorted, ms; infinite for photos without a time. Photos that tell their time zone are compared as moments of
 * the world. Those that do not are taken to be in the zone that most of the others tell, so that every two photos of a set compare
 * consistently; if none tells a zone, the clocks of the cameras are compared as they are.
 */
export function takenMoments(photos: readonly Partial<TakenTime>[]): readonly number[] {
  const usual = usualZone(photos);
  return photos.map(({ takenMs, zoneMin }) => (takenMs ?? Number.POSITIVE_INFINITY) - (zoneMin ?? usual) * MINUTE_MS);
}

/** Photos from first to last; those without a time follow the others as they were given. */
export function sortedByTime<Photo extends Partial<TakenTime>>(photos: readonly Photo[]): readonly Photo[] {
  const moments = takenMoments(photos);
  const dated = photos.map((photo, at) => ({ photo, moment: moments[at] ?? Number.POSITIVE_INFINITY }));
  return dated.sort((a, b) => (a.moment === b.moment ? 0 : a.moment - b.moment)).map(({ photo }) => photo);
}

/** Most frequent zone; of several, the westernmost, whatever the order of the photos. */
function usualZone(photos: readonly Partial<TakenTime>[]): number {
  const counts = new Map<number, number>();
  for (const { takenMs = null, zoneMin = null } of photos) {
    if (takenMs !== null && zoneMin !== null) counts.set(zoneMin, (counts.get(zoneMin) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return usual?.[0] ?? 0;
}
