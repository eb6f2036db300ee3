import type { CaptureTime } from './capture-time.ts';

const MINUTE_MS = 60_000;

/**
 * Instants by which photos are sorted, ms; Infinity without a capture time. Photos with a known time zone compare by UTC. The others get
 * the most frequent zone of the set, so that the order is consistent; if no zone is known, local camera times are compared.
 */
export function captureInstants(photos: readonly Partial<CaptureTime>[]): readonly number[] {
  const usual = usualZone(photos);
  return photos.map(({ takenMs, zoneMin }) => (takenMs ?? Number.POSITIVE_INFINITY) - (zoneMin ?? usual) * MINUTE_MS);
}

/** Sorts photos by capture time; photos without one follow in their given order. */
export function sortByCaptureTime<Photo extends Partial<CaptureTime>>(photos: readonly Photo[]): readonly Photo[] {
  const moments = captureInstants(photos);
  const dated = photos.map((photo, index) => ({ photo, moment: moments[index] ?? Number.POSITIVE_INFINITY }));
  return dated.sort((a, b) => (a.moment === b.moment ? 0 : a.moment - b.moment)).map(({ photo }) => photo);
}

/** Most frequent zone, minutes; of several the westernmost, independent of the photos' order. */
function usualZone(photos: readonly Partial<CaptureTime>[]): number {
  const counts = new Map<number, number>();
  for (const { takenMs = null, zoneMin = null } of photos) {
    if (takenMs !== null && zoneMin !== null) counts.set(zoneMin, (counts.get(zoneMin) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return usual?.[0] ?? 0;
}
