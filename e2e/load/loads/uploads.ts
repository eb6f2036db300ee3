import { plainLoad } from '../measuring/load.ts';
import type { Stream } from '../measuring/stream.ts';

/** Ten users upload fifteen photos each, three at a time. */
export const UPLOADS: Stream = { action: 'upload', rate: { lanes: 30, count: 150 } };
/** Requests of other users, for about as long as the uploads take. */
export const SMALL: Stream = { action: 'small', rate: { perSecond: 50 } };
export const SMALL_SECONDS = 25;
export const SMALL_LIMIT = { p95: 100, p99: 250 };

/** Uploads, and their effect on other users. */
export const uploads = plainLoad({
  title: 'L2 and L4, uploads and small calls beside them',
  streams: [UPLOADS, SMALL],
  seconds: SMALL_SECONDS,
  limits: { spans: { upload: { p95: 3000 }, small: SMALL_LIMIT }, seconds: 90, megabytes: 1000 },
});
