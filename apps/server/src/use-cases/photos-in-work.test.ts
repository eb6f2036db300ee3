import { describe, expect, it } from 'vitest';
import { createPhotosInWork } from './photos-in-work.ts';

/** A job that ends when it is told to. */
function heldJob() {
  let end = (_error?: Error) => {};
  const job = () =>
    new Promise<string>((done, fail) => {
      end = (error) => (error ? fail(error) : done('stored'));
    });
  return { job, end: (error?: Error) => end(error) };
}

describe('photos in work', () => {
  it('are waited for until the last of the same bytes is stored, or was refused', async () => {
    const inWork = createPhotosInWork();
    const [first, second] = [heldJob(), heldJob()];
    const results = [inWork.during(1, 'a', first.job), inWork.during(1, 'a', second.job)];
    let isSettled = false;
    const settling = inWork.settled(1, ['b', 'a']).then(() => {
      isSettled = true;
    });
    first.end();
    expect(await results[0]).toBe('stored');
    expect(isSettled).toBe(false);
    second.end(new Error('refused'));
    await expect(results[1]).rejects.toThrow('refused');
    await settling;
  });

  it('of others, of other bytes and of before keep nobody waiting', async () => {
    const inWork = createPhotosInWork();
    const [theirs, other, before] = [heldJob(), heldJob(), heldJob()];
    void inWork.during(2, 'a', theirs.job);
    void inWork.during(1, 'b', other.job);
    const ended = inWork.during(1, 'a', before.job);
    before.end();
    await ended;
    await inWork.settled(1, ['a']);
  });
});
