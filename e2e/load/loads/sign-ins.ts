import { plainLoad } from '../load.ts';
import { BROWSING } from './browsing.ts';

export const signIns = plainLoad({
  title: 'L6, sign-ins beside browsing',
  streams: [{ act: 'sign in', rate: { perSecond: 5 } }, BROWSING],
  seconds: 60,
  limits: { spans: { 'sign in': { p95: 1500 }, browse: { p99: 250 } } },
});
