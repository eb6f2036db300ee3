import { plainLoad } from '../measuring/load.ts';
import type { Stream } from '../measuring/stream.ts';

export const BROWSING: Stream = { action: 'browse', rate: { perSecond: 500 } };

/** At least fifty users browse designs: list, a layout, a custom size, quotes. */
export const browsing = plainLoad({
  title: 'L1, browsing',
  streams: [BROWSING],
  seconds: 60,
  limits: { spans: { browse: { p95: 50, p99: 150 } } },
});
