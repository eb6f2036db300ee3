import { plainLoad } from '../load.ts';

/** Two hundred people have a page open and do nothing: each asks every five seconds whether it is still signed in. */
export const idle = plainLoad({
  title: 'L8, pages that nobody touches',
  streams: [{ act: 'rest', rate: { perSecond: 40 } }],
  seconds: 60,
  limits: { percent: 2 },
});
