/** What `work` gives, or `late` where it takes longer; it goes on all the same. */
export const inTime = <T, Late>(work: Promise<T>, ms: number, late: Late): Promise<T | Late> =>
  Promise.race([work, new Promise<Late>((done) => setTimeout(done, ms, late).unref())]);
