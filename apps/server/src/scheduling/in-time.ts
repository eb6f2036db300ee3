/** Returns the result of `work`, or `fallback` after `ms`; the work is not cancelled. */
export const inTime = <T, Late>(work: Promise<T>, ms: number, fallback: Late): Promise<T | Late> =>
  Promise.race([work, new Promise<Late>((done) => setTimeout(done, ms, fallback).unref())]);
