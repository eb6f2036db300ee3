import { plainLoad } from '../measuring/load.ts';
import type { Stream } from '../measuring/stream.ts';

/** Twenty users save every ten seconds. */
export const BIG_SAVES: Stream = { action: 'save 150', rate: { perSecond: 2 } };
export const BIG_SAVES_LIMIT = { p95: 300, p99: 800 };

export const bigSaves = plainLoad({
  title: 'L5, saves of collages of 150 photos',
  streams: [BIG_SAVES],
  seconds: 120,
  limits: { spans: { 'save 150': BIG_SAVES_LIMIT } },
});
