import { plainLoad } from '../load.ts';
import { SMALL, SMALL_LIMIT, SMALL_SECONDS, UPLOADS } from './uploads.ts';

/** The uploads, one in twenty of which is a bomb, damaged or fuzzed. */
export const hostile = plainLoad({
  title: 'L10, hostile files among the uploads',
  streams: [{ ...UPLOADS, act: 'hostile upload' }, SMALL],
  seconds: SMALL_SECONDS,
  limits: { spans: { small: SMALL_LIMIT } },
});
