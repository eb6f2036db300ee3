import { describe, expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

describe('createMutex', () => {
  it('starts a job when the previous one has resolved or rejected', async () => {
    const turn = createMutex();
    const log: string[] = [];
    const job = (name: string, fails = false) =>
      turn(async () => {
        log.push(`${name} starts`);
        await new Promise((next) => setImmediate(next));
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([job('a'), job('b', true), job('c')]);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
