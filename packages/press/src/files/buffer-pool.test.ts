import { expect, it } from 'vitest';
import { createBufferPool } from './buffer-pool.ts';

it('reuses a returned buffer that is large enough', () => {
  const pool = createBufferPool();
  const first = pool.take(1_500_000);
  const second = pool.take(10);
  expect(first.length).toBeGreaterThanOrEqual(1_500_000);
  expect(second).not.toBe(first);
  pool.giveBack(second);
  pool.giveBack(first);
  expect(pool.take(1_600_000)).toBe(first);
  expect(pool.take(3_000_000).length).toBeGreaterThanOrEqual(3_000_000);
  expect(pool.take(1)).toBe(second);
});
